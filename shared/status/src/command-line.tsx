import styles from './command-line.module.css'

/** A command of the project, on a line of its own. */
export function CommandLine({ children }: { children: string }) {
  return (
    <p className={styles.line}>
      <code>{children}</code>
    </p>
  )
}
