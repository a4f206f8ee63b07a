import { type ThreadRow, threadsOf } from '@site/identity/figure-threads'
import type { Figure } from '@site/identity/figures'
import { coordinate } from '@site/kit/ui/threads/seeded'
import styles from './tally.module.css'

/** The drawing's units: a thread and the room beside it, and what is left between two bundles. */
const step = 10
const thread = 3.2
const bundleGap = 7
const lineHeight = 44

/** Stitches after the threads of a count that is open: there may be more. */
export const more = 3

/** How high a line is, CSS px. Without words a single one is higher, so that few threads are seen as well as many. */
const heightOf = (lines: number, bare: boolean): number => (bare ? (lines === 1 ? 40 : 20) : 36)

/** More than these go on in the next line; stitches end the last, beside its threads. */
export const maxLineThreads = 100

export type TallyProps = {
  figure: Figure
  /** Threads and stitches for which a line has room: the same for figures that are to be seen at one scale. */
  columns: number
  /** Without the words that say how it is to be read. */
  bare?: boolean
}

/** A figure counted out, small enough to stand among many. Decorates: the figure says it. */
export function Tally({ figure, columns, bare = false }: TallyProps) {
  const { each, rows } = threadsOf(figure)
  return (
    <span className={styles.tally} aria-hidden="true">
      {rows.map(row => (
        <span key={row.name ?? ''} data-row={row.name}>
          {!bare && row.caption && <span className={styles.caption}>{row.caption}</span>}
          <Row row={row} columns={columns} height={heightOf(rows.length * linesOf(row), bare)} />
        </span>
      ))}
      {!bare && each > 1 && <span className={styles.caption}>One thread for every {each}</span>}
    </span>
  )
}

const linesOf = ({ all }: ThreadRow): number => Math.ceil(all / maxLineThreads)

function Row({ row, columns, height }: { row: ThreadRow; columns: number; height: number }) {
  const { held, all, bundle, isOpen } = row
  const left = (column: number): number => column * step + Math.floor(column / bundle) * bundleGap
  const lines = Array.from({ length: linesOf(row) }, (_, line) => line)
  /** From the top of a line, one at such a place in it. */
  const upright = (line: number, column: number): string => `M${coordinate(left(column) + thread / 2)} ${line * lineHeight}v36`
  const last = lines.length - 1
  // One dashed stroke, as high as the line, is a line of threads.
  const dashes = `${`${thread} ${step - thread} `.repeat(bundle - 1)}${thread} ${step - thread + bundleGap}`
  const missing = Array.from({ length: all - held }, (_, index) =>
    upright(Math.floor((held + index) / maxLineThreads), (held + index) % maxLineThreads),
  )
  const open = isOpen ? Array.from({ length: more }, (_, index) => upright(last, all - last * maxLineThreads + index)) : []
  return (
    <svg
      className={styles.row}
      viewBox={`0 0 ${left(columns - 1) + step} ${lines.length * lineHeight}`}
      height={lines.length * height}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      data-held={held}
      data-all={all}
    >
      {lines.map(line => {
        const inLine = Math.min(maxLineThreads, held - line * maxLineThreads)
        const y = line * lineHeight + 18
        return (
          inLine > 0 && <path key={line} d={`M0 ${y}H${coordinate(left(inLine - 1) + thread)}`} strokeWidth="36" strokeDasharray={dashes} />
        )
      })}
      {missing.length > 0 && <path className={styles.missing} d={missing.join('')} />}
      {open.length > 0 && <path className={styles.open} d={open.join('')} strokeDasharray="5 5.3" />}
    </svg>
  )
}
