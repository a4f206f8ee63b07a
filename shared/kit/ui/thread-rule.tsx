import { coordinate, seeded } from './seeded.ts'
import styles from './thread.module.css'

export type ThreadRuleProps = { seed?: number }

const [width, middle] = [1200, 14]

/** A divider of three loose threads. */
export function ThreadRule({ seed = 3 }: ThreadRuleProps) {
  return (
    <svg className={`${styles.rule} ${styles.threads}`} viewBox={`0 0 ${width} 28`} preserveAspectRatio="none" aria-hidden="true">
      {rulePaths(seed).map(path => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}

function rulePaths(seed: number): string[] {
  const chance = seeded(seed)
  return [-5, 0, 5].map(offset => {
    let path = `M0 ${middle + offset}`
    let y = middle
    for (let x = 0; x < width; ) {
      const reached = x + 120 + chance() * 180
      const nextX = reached > width - 100 ? width : reached
      const nextY = middle + (chance() - 0.5) * 18
      const [x1, y1, x2] = [x + (nextX - x) * 0.4, y + (chance() - 0.5) * 12, x + (nextX - x) * 0.6].map(coordinate)
      path += `C${x1} ${y1} ${x2} ${coordinate(nextY)} ${coordinate(nextX)} ${coordinate(nextY)}`
      x = nextX
      y = nextY
    }
    return path
  })
}
