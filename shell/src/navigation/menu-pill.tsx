import { useHydrated } from '@site/kit/ui/base/use-hydrated'
import type { ReactNode, Ref } from 'react'
import styles from './menu-pill.module.css'

export type MenuPillProps = {
  /** Where the pill leads until script is at work. */
  fallback: `#${string}`
  opensDialog?: boolean
  /** It gives way to what lies beneath it, and keeps its place meanwhile. */
  away?: boolean
  onClick: () => void
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** Menu and Close are the same pill on the same spot: the thumb need not move. */
export function MenuPill({ fallback, opensDialog, away = false, onClick, ref, children }: MenuPillProps) {
  if (!useHydrated())
    return (
      <a className={styles.pill} href={fallback}>
        {children}
      </a>
    )
  return (
    <button
      ref={ref}
      type="button"
      className={styles.pill}
      data-away={away || undefined}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
