import { figureAnswers, openAnswers, wholeOf } from '@site/identity/figure-words'
import type { Figure } from '@site/identity/figures'
import text from '@site/kit/ui/base/text.module.css'
import type { ReactNode } from 'react'
import styles from './evidence.module.css'

export type EvidenceProps = {
  figure: Figure
  /** The figure's own words, to be pulled at where no threads stand above them. */
  children?: ReactNode
}

/** What a figure rests on: a knot beneath it, and the thread that is pulled out of it. Opens without script, and on paper. */
export function Evidence({ figure, children }: EvidenceProps) {
  const mark = figure.unit === 'count' && wholeOf(figure)
  return (
    <details className={styles.evidence} data-evidence="">
      <summary className={styles.summary}>
        {children ?? (
          <>
            {mark && <span className={styles.mark}>{mark}</span>}
            <span className={styles.word}>What was counted</span>
            <span className={text.spoken}>
              : {figure.value} {figure.label}
            </span>
          </>
        )}
      </summary>
      <div className={styles.thread}>
        <dl className={styles.answers}>
          {[...figureAnswers(figure), ...openAnswers(figure)].map(({ name, answer }) => (
            <div key={name} className={styles.answer}>
              <dt>{name}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        <a className={styles.beside} href={`/what-we-count#${figure.id}`}>
          Beside the other figures
          <span className={text.spoken}>
            : {figure.value} {figure.label}
          </span>
        </a>
      </div>
    </details>
  )
}
