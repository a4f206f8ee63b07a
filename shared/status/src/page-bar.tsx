import styles from './page-bar.module.css'

/** Reading the page again, and leaving it. */
export function PageBar({ signedInFor }: { signedInFor?: string | undefined }) {
  return (
    <div className={styles.bar}>
      {signedInFor && <p className={styles.who}>Signed in for {signedInFor === '*' ? 'everything' : signedInFor}</p>}
      <a className={styles.link} href="/status">
        Read again
      </a>
      <form method="post" action="/status/sign-out">
        <button className={styles.link} type="submit">
          Sign out
        </button>
      </form>
    </div>
  )
}
