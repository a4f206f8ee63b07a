import { identity } from '@site/identity'
import styles from './brand.module.css'
import { BrandMark } from './brand-mark.tsx'

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
      aria-label={`${identity.name}, home`}
      aria-current={current === '/' ? 'page' : undefined}
      onClick={onClick}
    >
      <BrandMark />
      <span className={styles.name}>{identity.name}</span>
    </a>
  )
}
