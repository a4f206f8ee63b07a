import { threadsOf } from '@site/identity/figure-threads'
import { figureAnswers, openAnswers, wholeOf } from '@site/identity/figure-words'
import type { Figure } from '@site/identity/figures'
import text from '@site/kit/ui/base/text.module.css'
import styles from './evidence.module.css'

export type EvidenceProps = {
  figure: Figure
  /** Whether its threads stand beside it: on those of a change its whole is written. */
  drawn?: boolean
}

/** What a figure rests on: a knot beneath it, and the thread that is pulled out of it. Opens without script, and on paper. */
export function Evidence({ figure, drawn = false }: EvidenceProps) {
  const whole = wholeOf(figure)
  const isWritten = drawn && threadsOf(figure).rows.length > 1
  return (
    <details className={styles.evidence} data-evidence="">
      <summary className={styles.summary}>
        <span className={styles.pull}>
          {whole && <span className={isWritten ? text.spoken : styles.whole}>{whole}</span>}
          <span className={styles.word}>What was counted</span>
        </span>
        <span className={text.spoken}>
          : {figure.value} {figure.label}
        </span>
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
