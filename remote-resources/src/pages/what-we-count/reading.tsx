import { identity } from '@site/identity'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import styles from './reading.module.css'
import { RuleSignDrawing } from './rule-sign.tsx'
import { whatWeCount } from './what-we-count.ts'

const { reading } = whatWeCount

/** How the figures are to be read. */
export function Reading() {
  return (
    <Section ground="linen" labelledBy="reading">
      <div className={layout.stack7}>
        <h2 id="reading">{reading.title}</h2>
        <dl className={styles.rules}>
          {reading.rules.map(({ sign, title, text }) => (
            <div key={title} data-reveal="">
              <dt className={styles.rule}>
                <RuleSignDrawing sign={sign} />
                {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {identity.status === 'demonstration' && <p className={styles.specimen}>Specimen text</p>}
      </div>
    </Section>
  )
}
