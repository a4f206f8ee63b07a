import { coordinate, seededRandom } from '@site/kit/ui/threads/seeded'
import threads from '@site/kit/ui/threads/thread.module.css'
import { threadColour } from '@site/kit/ui/threads/thread-palette'
import type { Ref } from 'react'
import styles from './article-hem.module.css'

/** As many as the Universal Declaration has articles. */
export const threadCount = 30

/** Longest thread, percent of the hem's height. */
const maxLength = 80

/** A thread of the hem, in percent of it: where it hangs, how far it reaches down, and how it bends. */
export type HemThread = { readonly x: number; readonly reach: number; readonly bend: number }

/** Where the thread in the page's margin ends (`base.css`), in which the first goes on: hundredths of a screen of 1440 px. */
const pageThread = 1.74

export const hemThreads: readonly HemThread[] = hang(threadCount)

function hang(count: number): HemThread[] {
  const random = seededRandom(5)
  return Array.from({ length: count }, (_, index) => ({
    x: Math.max(pageThread, ((index + 0.5) / count) * 100 + (random() - 0.5) * 0.6),
    reach: Math.round(maxLength * (0.35 + random() * 0.65)),
    bend: (random() - 0.5) * 0.55,
  }))
}

/**
 * The path of a thread, at rest or plucked.
 * @param sway how far its middle is off its place
 * @param ripple how far its upper part is off that, and its lower part to the other side
 */
export function threadPath({ x, reach, bend }: HemThread, sway = 0, ripple = 0): string {
  const [top, upper, lower, end] = [x, x + bend + sway + ripple, x - bend + sway - ripple, x + bend * 1.4 - sway * 0.35].map(coordinate)
  return `M${top} -2C${upper} ${coordinate(reach * 0.4)} ${lower} ${coordinate(reach * 0.7)} ${end} ${coordinate(reach)}`
}

export type HemThreadsProps = {
  /** Numbers of the articles whose threads are lit; all when absent. */
  lit?: readonly number[] | undefined
  /** Number of the article that a visitor chose. */
  shown?: number | undefined
  drawing?: Ref<SVGSVGElement>
}

/** The thirty threads that hang from the upper edge of the footer. */
export function HemThreads({ lit, shown, drawing }: HemThreadsProps) {
  return (
    <svg
      ref={drawing}
      className={`${threads.fill} ${threads.threads}${lit ? ` ${styles.some}` : ''}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {hemThreads.map((thread, index) => (
        <path
          key={thread.x}
          d={threadPath(thread)}
          color={threadColour('light', index)}
          className={[lit?.includes(index + 1) && styles.lit, shown === index + 1 && styles.shown].filter(Boolean).join(' ') || undefined}
        />
      ))}
    </svg>
  )
}
