import { identity } from '@site/identity'
import text from '@site/kit/ui/base/text.module.css'
import styles from './category-panel.module.css'
import type { ContactCategory } from './contact-us-record.ts'

export type CategoryPanelProps = { category: ContactCategory }

/** One of the office's addresses: the whole panel is the link to it. The thread of its colour comes down to it and underlines it. */
export function CategoryPanel({ category: { id, title, description, mailbox, ground } }: CategoryPanelProps) {
  const email = identity.emails[mailbox]
  return (
    <section className={styles.category} data-ground={ground} aria-labelledby={id}>
      <div className={styles.copy}>
        <h2 id={id} className={styles.title} data-reveal="">
          {title}
        </h2>
        <p className={`${text.lead} ${styles.description}`} data-reveal="">
          {description}
        </p>
      </div>
      <div className={styles.foot}>
        <a className={styles.link} href={`mailto:${email}`} aria-label={`${title}: write to ${email}`}>
          <span className={styles.address}>{email}</span>
        </a>
        <span className={styles.arriving} />
      </div>
    </section>
  )
}
