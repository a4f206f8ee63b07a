import { numberOf, type ThreadRow, threadsOf } from '@site/identity/figure-threads'
import type { Figure } from '@site/identity/figures'
import { useRef } from 'react'
import { useWipe } from '../use-wipe.ts'
import { FigureMarks } from './figure-marks.tsx'
import styles from './figure-threads.module.css'
import type { FigureMark } from './mark-paths.ts'
import { warpBox, warpPaths } from './warp-paths.ts'

export type FigureThreadsProps = {
  figure: Figure
  seed: number
  /** The page's own thing to count in, in place of threads. */
  mark?: FigureMark | undefined
  /** Name and value for screen readers; without it the drawing only decorates. */
  name?: string
}

/** A figure counted out in threads, or in the page's own mark: its true whole, with what is missing from it; a change as what was before, and what is after. */
export function FigureThreads({ figure, seed, mark, name }: FigureThreadsProps) {
  const box = useRef<HTMLDivElement>(null)
  useWipe(box)
  const { each, rows } = threadsOf(figure)
  const widest = Math.max(...rows.map(({ all }) => all))
  if (rows.length === 0 && numberOf(figure) !== 0) return null
  const spoken = name ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)
  return (
    <div ref={box} className={rows.length > 1 ? `${styles.box} ${styles.change}` : styles.box} {...spoken}>
      {rows.length === 0 && <Unbroken />}
      {rows.map((row, index) => (
        <div key={row.name ?? ''} className={styles.row} data-row={row.name}>
          {row.caption && <span className={styles.caption}>{row.caption}</span>}
          {mark ? <FigureMarks mark={mark} row={row} /> : <Warp row={row} width={widest} seed={seed + index} />}
        </div>
      ))}
      {each > 1 && <span className={styles.caption}>One thread for every {each}</span>}
    </div>
  )
}

/** Of nothing: wefts from side to side that no thread interrupts. */
function Unbroken() {
  return (
    <svg className={styles.threads} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" data-held={0} data-all={0}>
      <path d="M0 30H100M0 50H100M0 70H100" />
    </svg>
  )
}

function Warp({ row, width, seed }: { row: ThreadRow; width: number; seed: number }) {
  const { held, loose, weft } = warpPaths(row, width, seed)
  const drawing = {
    viewBox: `0 0 ${warpBox.width} ${warpBox.height}`,
    preserveAspectRatio: 'none',
    fill: 'none',
  } as const
  return (
    <>
      <svg className={styles.threads} {...drawing} aria-hidden="true" data-held={row.held} data-all={row.all}>
        <path d={held} />
        <path className={styles.weft} d={weft} />
      </svg>
      {loose && (
        <svg className={`${styles.threads} ${styles.loose}`} {...drawing} aria-hidden="true">
          <path d={loose} />
        </svg>
      )}
    </>
  )
}
