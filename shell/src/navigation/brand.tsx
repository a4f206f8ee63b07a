import { identity } from '@site/identity'
import { chooseMark } from '@site/media/identity/marks.ts'
import { frameCopy } from '../content/frame-copy.ts'
import styles from './brand.module.css'

const mark = chooseMark(identity)

export type BrandProps = {
  /** Path of the page that is shown. */
  current: string | undefined
  onClick?: () => void
}

/** The logo: mark and name, the way home. Where the bar is short of room the mark stands alone. */
export function Brand({ current, onClick }: BrandProps) {
  return (
    <a
      className={styles.brand}
      href="/"
      aria-label={`${identity.name}, ${frameCopy.home}`}
      aria-current={current === '/' ? 'page' : undefined}
      onClick={onClick}
    >
      <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth={mark.strokeWidth} strokeLinecap="round" aria-hidden="true">
        <path d={mark.path} />
      </svg>
      <span className={styles.name}>{identity.name}</span>
    </a>
  )
}
