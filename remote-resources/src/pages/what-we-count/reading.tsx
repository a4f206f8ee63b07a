import { identity } from '@site/identity'
import { figureGroups } from '@site/identity/figures'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import styles from './reading.module.css'
import { whatWeCount } from './what-we-count.ts'

const { reading } = whatWeCount

/** How the figures are to be read, and the way to each kind of them. */
export function Reading() {
  return (
    <Section ground="linen" labelledBy="reading">
      <div className={layout.stack7}>
        <h2 id="reading">{reading.title}</h2>
        <dl className={styles.rules}>
          {reading.rules.map(({ title, text }) => (
            <div key={title}>
              <dt className={styles.rule}>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <nav aria-labelledby="kinds">
          <h3 id="kinds" className={styles.kinds}>
            {reading.groups}
          </h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers. */}
          <ul role="list" className={styles.groups}>
            {figureGroups.map(({ id, title, figures }) => (
              <li key={id}>
                <a className={styles.group} href={`#${id}`}>
                  <span className={styles.number}>{figures.length}</span> {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {identity.status === 'demonstration' && <p className={styles.specimen}>Specimen text</p>}
      </div>
    </Section>
  )
}
