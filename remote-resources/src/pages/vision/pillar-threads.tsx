import { threadColour } from '@site/kit/ui/threads/thread-palette'
import styles from './pillar-threads.module.css'

const count = 7

/** Where each runs, in parts of the page's margin; the first to turn is nearest to the words. */
const placeOf = (thread: number): number => 16 + thread * 12

type ThreadsProps = { className: string | undefined; palette: 'light' | 'deep'; height: number; pathOf: (thread: number) => string }

const Threads = ({ className, palette, height, pathOf }: ThreadsProps) => (
  <svg className={`${styles.threads} ${className}`} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
    {Array.from({ length: count }, (_, thread) => (
      <path key={pathOf(thread)} d={pathOf(thread)} color={threadColour(palette, thread)} />
    ))}
  </svg>
)

/** From the globe's picture down the margin, to where the pillars begin. */
export const ThreadsOut = () => <Threads className={styles.out} palette="deep" height={1} pathOf={thread => `M${placeOf(thread)} 0V1`} />

/** Down the margin beside the pillars: at each of them one turns, and becomes the line above it. Its rows are 100 units high. */
export const ThreadsIn = () => (
  <Threads
    className={styles.in}
    palette="light"
    height={count * 100}
    pathOf={thread => {
      const [x, y] = [placeOf(thread), thread * 100]
      return `M${x} -900V${y - x * 0.6}Q${x} ${y} 0 ${y}`
    }}
  />
)
