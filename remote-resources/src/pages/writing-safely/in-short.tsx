import arrowRight from 'icon:arrow-right'
import { Icon } from '@site/kit/ui/base/icon'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import styles from './in-short.module.css'
import { writingSafely } from './writing-safely.ts'

const { danger, short, sections } = writingSafely

/** What matters most, for readers in a hurry: how to call for help, and each advice in a sentence that leads to the rest of it. */
export function InShort() {
  return (
    <Section ground="ink">
      <div className={layout.grid}>
        <section className={styles.danger} aria-labelledby="danger">
          <h2 id="danger" className={styles.title}>
            {danger.title}
          </h2>
          {danger.notes.map(note => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
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
                  <Icon drawing={arrowRight} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </Section>
  )
}
