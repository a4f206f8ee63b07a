import layout from '@site/kit/ui/base/layout.module.css'
import { Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import text from '@site/kit/ui/base/text.module.css'
import { Knot } from '@site/kit/ui/threads/thread-knot'
import { Illustration } from '../../blocks/case-heading.tsx'
import { keptEnd } from '../../kept-end.ts'
import styles from './clause-path.module.css'
import type { ConsultancyPolicyRecord } from './practice-record.ts'

type Clause = ConsultancyPolicyRecord['clause']
type Segment = Clause['stages'][number]['segments'][number]

/** One clause on its way from draft to adoption: a sheet for each sitting, with what it struck out and what it added. */
export function ClausePath({ title, note, stages }: Clause) {
  return (
    <Section ground="indigo" labelledBy="clause">
      <div className={layout.stack7}>
        <div>
          <Illustration />
          <SectionHeading id="clause" title={title} lead={note} />
        </div>
        <div className={styles.way} data-reveal="">
          <Way />
          <ol className={styles.sheets}>
            {stages.map(({ stage, segments, remark }, index) => (
              <li key={stage} className={styles.sheet} data-ground="paper">
                <p className={styles.stage}>
                  {stage}
                  {index === stages.length - 1 && <Knot className={styles.knot} />}
                </p>
                <p className={styles.wording}>
                  {segments.map(segment => (
                    <ClauseSegment key={segment.text} {...segment} />
                  ))}
                </p>
                <p className={styles.remark}>{remark}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}

/** Few screen readers say `del` and `ins`, so the text says it itself. */
function ClauseSegment({ text: copy, change }: Segment) {
  if (change === 'struck')
    return (
      <>
        <del className={styles.struck}>
          <span className={text.spoken}>struck out: </span>
          {copy}
        </del>{' '}
      </>
    )
  if (change === 'added')
    return (
      <>
        <ins className={styles.added}>
          <span className={text.spoken}>added: </span>
          {keptEnd(copy)}
        </ins>{' '}
      </>
    )
  return `${copy} `
}

/** The thread that the sheets hang on, rising from the first to the last. */
function Way() {
  return (
    <svg className={styles.thread} viewBox="0 0 1200 300" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path d="M-400 268C-200 262 -60 236 60 232C260 226 300 150 470 148C660 146 700 66 860 58C1000 52 1200 30 1600 12" />
    </svg>
  )
}
