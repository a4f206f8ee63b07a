import thread from '@site/kit/ui/threads/thread.module.css'
import { tenths } from '../../../blocks/cord.ts'
import { type Ellipse, loopPath } from '../list/zero-paths.ts'
import type { PaperInPreparation } from '../white-paper-record.ts'
import styles from './question-thread.module.css'

export type QuestionThreadProps = Pick<PaperInPreparation, 'sign'> & {
  /** Of the question, from 0. */
  place: number
}

/** On 200 x 200: a link that reaches into those above and below; a coin with a rim more; a circle of votes with one more taken. */
const shapes: Readonly<Record<PaperInPreparation['sign'], (place: number) => readonly Ellipse[]>> = {
  bank: () => [[100, 100, 60, 82, 0.25]],
  chain: place => [[100, 100, place % 2 ? 34 : 46, 128, 0]],
  coin: place => Array.from({ length: place + 1 }, (_, rim): Ellipse => [100, 100, 30 + rim * 28, 30 + rim * 28, 0.3]),
  tokens: () => [0, 1, 2, 3, 4].map(vote => [100 + 62 * Math.sin(vote * 1.257), 100 - 62 * Math.cos(vote * 1.257), 22, 27, vote * 1.257]),
}

/** What a question adds to the sign of its paper. Decorates. */
export function QuestionThread({ sign, place }: QuestionThreadProps) {
  return (
    <svg
      className={`${styles.drawing} ${thread.threads}`}
      viewBox="0 0 200 200"
      preserveAspectRatio={sign === 'chain' ? 'none' : undefined}
      aria-hidden="true"
    >
      {shapes[sign](place).flatMap((shape, of) =>
        [0, 1, 2].map(strand => (
          <path
            key={`${of} ${strand}`}
            className={sign === 'tokens' && of > place ? styles.open : undefined}
            d={loopPath(shape, strand, sign !== 'tokens' || of <= place)}
            opacity={tenths(1 - strand * 0.2)}
          />
        )),
      )}
    </svg>
  )
}
