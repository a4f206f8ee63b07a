import { identity } from '@site/identity'
import { chooseMark } from '@site/media/identity/marks.ts'

const mark = chooseMark(identity)

/** The owner's mark, in the colour of the words beside it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth={mark.strokeWidth} strokeLinecap="round" aria-hidden="true">
      <path d={mark.path} />
    </svg>
  )
}
