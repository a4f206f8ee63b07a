import { frameCopy } from '../frame-copy.ts'
import styles from './skip-link.module.css'

/** The first stop of the keyboard on every page; out of sight until it is reached. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {frameCopy.skip}
    </a>
  )
}
