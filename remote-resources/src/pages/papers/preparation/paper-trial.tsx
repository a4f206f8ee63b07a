import text from '@site/kit/ui/base/text.module.css'
import { useHydrated } from '@site/kit/ui/base/use-hydrated'
import thread from '@site/kit/ui/threads/thread.module.css'
import { useState } from 'react'
import { tenths } from '../../../blocks/cord.ts'
import { zerosOf } from '../list/zero-paths.ts'
import type { PaperInPreparation } from '../white-paper-record.ts'
import styles from './paper-trial.module.css'

export type PaperTrialProps = Pick<PaperInPreparation, 'sign' | 'trial'>

/**
 * What a paper is about, tried out: each box that is ticked closes a zero of its sign, or opens one that was whole, and a sentence
 * says what follows.
 */
export function PaperTrial({ sign, trial: { legend, ticks, says } }: PaperTrialProps) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const hydrated = useHydrated()
  const [open, closed] = [zerosOf(sign, false), zerosOf(sign, true)]
  // A vote that is bought is no longer whole.
  const isWhole = (tick: string) => ticked.includes(tick) !== (sign === 'tokens')
  const toggle = (tick: string) => setTicked(ticked.includes(tick) ? ticked.filter(each => each !== tick) : [...ticked, tick])
  return (
    <div className={styles.trial}>
      <svg className={`${thread.threads} ${styles.drawing}`} viewBox="0 0 200 200" aria-hidden="true">
        {ticks.map((tick, place) => (
          <g key={tick} className={isWhole(tick) ? undefined : styles.open}>
            {(isWhole(tick) ? closed : open)[place]?.strands.map(({ d, strand }) => (
              <path key={strand} d={d} strokeOpacity={tenths(1 - strand * 0.15)} />
            ))}
          </g>
        ))}
      </svg>
      <fieldset className={styles.ticks} disabled={!hydrated}>
        <legend className={`${text.lead} ${styles.legend}`}>{legend}</legend>
        {ticks.map(tick => (
          <label key={tick} className={styles.tick}>
            <input type="checkbox" checked={ticked.includes(tick)} onChange={() => toggle(tick)} />
            {tick}
          </label>
        ))}
      </fieldset>
      <p className={styles.said} aria-live="polite">
        {says[ticked.length]}
      </p>
    </div>
  )
}
