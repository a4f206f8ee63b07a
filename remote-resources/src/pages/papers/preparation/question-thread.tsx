import thread from '@site/kit/ui/threads/thread.module.css'
import { tenths } from '../../../blocks/cord.ts'
import { type Ellipse, loopPath } from '../list/zero-paths.ts'
import type { PaperInPreparation } from '../white-paper-record.ts'
import styles from './question-thread.module.css'

export type QuestionThreadProps = Pick<PaperInPreparation, 'sign'> & {
  /** Of the question, from 0. */
  place: number
}

/** On 200 x 200: a link that reaches into those above and below; a coin with a rim more. Votes are tried below their questions. */
const shapes: Readonly<Record<PaperInPreparation['sign'], (place: number) => readonly Ellipse[]>> = {
  bank: () => [[100, 100, 60, 82, 0.25]],
  chain: place => [[100, 100, place % 2 ? 34 : 46, 128, 0]],
  coin: place => Array.from({ length: place + 1 }, (_, rim): Ellipse => [100, 100, 30 + rim * 28, 30 + rim * 28, 0.3]),
  tokens: () => [],
}

/** The same length of chain in a narrow column: three links, so that each keeps its proportions. */
const shortLinks = (place: number): Ellipse[] => [0, 1, 2].map(link => [100, 33 + link * 67, (place + link) % 2 ? 50 : 66, 43, 0])

/** What a question adds to the sign of its paper, if anything. Decorates. */
export function QuestionThread({ sign, place }: QuestionThreadProps) {
  const drawn = shapes[sign](place)
  if (drawn.length === 0) return null
  return (
    <svg
      className={`${styles.drawing} ${thread.threads}`}
      viewBox="0 0 200 200"
      preserveAspectRatio={sign === 'chain' ? 'none' : undefined}
      aria-hidden="true"
    >
      <Loops shapes={drawn} className={sign === 'chain' ? styles.wide : undefined} />
      {sign === 'chain' && <Loops shapes={shortLinks(place)} className={styles.narrow} />}
    </svg>
  )
}

function Loops({ shapes, className }: { shapes: readonly Ellipse[]; className?: string | undefined }) {
  return (
    <g className={className}>
      {shapes.map((shape, of) =>
        [0, 1, 2].map(strand => (
          <path key={`${of} ${strand}`} d={loopPath(shape, strand, true)} strokeOpacity={tenths(1 - strand * 0.2)} />
        )),
      )}
    </g>
  )
}
