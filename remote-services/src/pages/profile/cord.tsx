import { threadColour } from '@site/kit/ui/threads/thread-palette'
import { cordPaths } from './cord-paths.ts'

export type CordProps = {
  /** The milestone's place among all, from 0. */
  index: number
  count: number
  className?: string | undefined
}

/** The cord beside one milestone: the threads that came before it, and its own, which joins them. */
export function Cord({ index, count, className }: CordProps) {
  return (
    <svg className={className} viewBox="0 0 144 230" preserveAspectRatio="none" fill="none" aria-hidden="true" data-thread="">
      {cordPaths(index, count).map((path, thread) => (
        <path key={path} d={path} color={threadColour('deep', thread)} />
      ))}
    </svg>
  )
}
