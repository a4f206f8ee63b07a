import { type ThreadRow, threadsOf } from '@site/identity/figure-threads'
import type { Figure } from '@site/identity/figures'
import { coordinate, seededRandom } from '@site/kit/ui/threads/seeded'
import { useRef } from 'react'
import { useWipe } from '../../blocks/use-wipe.ts'
import styles from './claim.module.css'

/** A figure of some tens as threads that hang from a cord, a thread for each; the cord's own end hangs loose where there may be more. */
export function ClaimThreads({ figure }: { figure: Figure }) {
  const drawing = useRef<HTMLDivElement>(null)
  useWipe(drawing)
  const [row] = threadsOf(figure).rows
  if (!row) return null
  return (
    <div ref={drawing} className={styles.threads}>
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
        {hangingPaths(row).map(path => (
          <path key={path} d={path} />
        ))}
      </svg>
    </div>
  )
}

function hangingPaths({ held, isOpen }: ThreadRow): string[] {
  const random = seededRandom(30)
  const step = 1000 / (held + (isOpen ? 2 : 0))
  const threads = Array.from({ length: held }, (_, index) => {
    const long = 38 + random() * 52
    const bend = (random() - 0.5) * step * 0.7
    const curve = [-bend * 0.4, long * 0.4, bend, long * 0.6, bend * 0.8, long].map(coordinate).join(' ')
    return `M${coordinate((index + 0.5) * step)} 3c${curve}`
  })
  const last = coordinate((held - 0.5) * step)
  const end = isOpen ? `C${coordinate(last + step * 2.4)} 3 ${coordinate(last + step * 0.2)} 44 ${coordinate(last + step * 1.9)} 62` : ''
  return [`M0 3H${last}${end}`, ...threads]
}
