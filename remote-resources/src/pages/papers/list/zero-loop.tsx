import thread from '@site/kit/ui/threads/thread.module.css'
import { tenths } from '../../../blocks/cord.ts'
import type { ListedPaper } from '../white-paper-record.ts'
import { zerosOf } from './zero-paths.ts'

export type ZeroLoopProps = {
  /** Closed for a paper that is finished; an open loop has an end that is still loose. */
  closed: boolean
  /** What the zeros are of: one for a bank, links of a chain, a coin, or many small tokens. */
  sign: ListedPaper['sign']
  className?: string | undefined
}

/** Zeros of a few strands each, the sign of a paper. They decorate. */
export function ZeroLoop({ closed, sign, className }: ZeroLoopProps) {
  return (
    <svg className={`${className ?? ''} ${thread.threads}`} viewBox="0 0 200 200" aria-hidden="true">
      {zerosOf(sign, closed).map(({ strands }) => (
        <g key={strands[0]?.d}>
          {strands.map(({ d, strand }) => (
            <path key={d} d={d} strokeOpacity={tenths(1 - strand * 0.11)} />
          ))}
        </g>
      ))}
    </svg>
  )
}
