import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import styles from './in-short.module.css'
import { writingSafely } from './writing-safely.ts'

const { danger, short, sections } = writingSafely

/** What matters most, for readers in a hurry: whom to call, and each advice in a sentence that leads to the rest of it. */
export function InShort() {
  return (
    <Section ground="ink">
      <div className={layout.grid}>
        <section className={styles.danger} aria-labelledby="danger">
          <h2 id="danger" className={styles.title}>
            {danger.title}
          </h2>
          <dl>
            {danger.numbers.map(({ number, what }) => (
              <div key={number} className={styles.row}>
                <dt className={styles.number}>{number}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{danger.note}</p>
        </section>
        <nav className={styles.short} aria-labelledby="short">
          <h2 id="short" className={styles.title}>
            {short}
          </h2>
          <ol className={styles.list}>
            {sections.map(({ id, title, advice }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.link}>
                  <strong className={styles.name}>{title}</strong> <span className={styles.advice}>{advice}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </Section>
  )
}
