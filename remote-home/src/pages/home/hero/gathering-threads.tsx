import styles from './loading-screen.module.css'

/** As many as the Universal Declaration has articles. */
export const threadCount = 30

const colours = [styles.marigold, styles.ember, styles.rose, styles.lagoon, styles.indigo, styles.paper]

/** Height of the cord, percent of the screen's. */
const cord = 43.5

/**
 * Thirty threads from the left edge that join one cord, one after the other from left to right, evenly: what uncovers
 * them at an even pace uncovers as many as it says. One path a colour, in percent of the screen.
 */
export function GatheringThreads() {
  const threads = Array.from({ length: threadCount }, (_, index) => threadPath(index))
  return (
    <svg className={styles.threads} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {colours.map((colour, first) => (
        <path key={colour} className={colour} d={threads.filter((_, index) => Math.floor(index / 2) % colours.length === first).join('')} />
      ))}
    </svg>
  )
}

/** The thread that joins as number `index`: the farther from the cord it starts, the later, above and below it by turns. */
function threadPath(index: number): string {
  const joins = ((index + 1) / threadCount) * 100
  const side = index % 2 ? 1 : -1
  const start = cord + side * (2 + index * (side < 0 ? 1.1 : 0.82))
  const place = cord + side * (index + 1) * 0.11
  return `M-1 ${shortened(start)}C${shortened(joins * 0.5)} ${shortened(start)} ${shortened(joins * 0.6)} ${shortened(place)} ${shortened(joins)} ${shortened(place)}H101`
}

const shortened = (value: number): number => Math.round(value * 10) / 10
