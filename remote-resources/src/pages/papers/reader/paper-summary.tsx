import { useReveal } from '@site/kit/runtime'
import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { Knot } from '@site/kit/ui/threads/thread-knot'
import { useRef } from 'react'
import { paragraphsOf } from '../paper-content.ts'
import type { WhitePaper } from '../paper-document.ts'
import styles from './paper-summary.module.css'

/** The executive summary: the problem, the ideas, the conclusion. */
export function PaperSummary({ summary }: { summary: WhitePaper['executiveSummary'] }) {
  const scope = useRef<HTMLElement>(null)
  useReveal(scope, { start: 85 })
  const { overview, keyInnovations, conclusion } = summary.summaryPoints
  return (
    <Section ref={scope} ground="indigo" className={styles.section} labelledBy="executive-summary">
      <div className={`${layout.stack7} ${styles.stack}`}>
        <div className={layout.grid}>
          <h2 id="executive-summary" className={styles.heading} data-reveal>
            {summary.heading}
          </h2>
          <div className={`${styles.copy} ${layout.stack5}`} data-reveal>
            {paragraphsOf(overview).map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? text.statement : text.lead}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <ul className={styles.ideas}>
          {keyInnovations.map(idea => (
            <li key={idea.heading} className={styles.idea} data-reveal>
              <Knot className={styles.knot} />
              <h3 className={styles.title}>{idea.heading}</h3>
              <p>{idea.text}</p>
            </li>
          ))}
        </ul>
        <div className={layout.grid}>
          <p className={`${styles.copy} ${text.statement}`} data-reveal>
            {conclusion}
          </p>
        </div>
      </div>
    </Section>
  )
}
