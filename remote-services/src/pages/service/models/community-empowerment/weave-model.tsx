import { wholeNumber } from '@site/identity/locale'
import { coordinate, seededRandom } from '@site/kit/ui/threads/seeded'
import { useEffect, useRef, useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { begun, copy, sizes, threads } from './copy.ts'

/** 2,400 threads, half of them woven: a slider weaves the rest, and one can be pulled out of as much as there is. On paper and without a script they all are. */
export function Model({ styles }: ModelProps) {
  const cloth = useRef<SVGSVGElement>(null)
  const [woven, weave] = useState<number>(begun)
  const [pulled, pull] = useState(false)
  useEffect(() => cloth.current?.style.setProperty('--woven', String(woven / threads)), [woven])
  const isEmpty = woven === 0
  const size = sizes.findLast(({ from }) => from <= woven) ?? sizes[0]
  return (
    <div className={styles.figure}>
      <div className={styles.top}>
        <div className={styles.words}>
          <ModelHead styles={styles} copy={copy} />
          <Said styles={styles} can={[copy.held, ...sizes.map(({ is }) => is)]} role="status">
            {pulled ? copy.held : size.is}
          </Said>
        </div>
        <p className={`${styles.number} ${styles.count} ${styles.worked}`} aria-hidden="true">
          {wholeNumber(pulled ? woven - 1 : woven)}
        </p>
        <p className={`${styles.number} ${styles.unscripted}`}>{wholeNumber(threads)}</p>
      </div>
      <svg
        ref={cloth}
        className={styles.drawing}
        viewBox="0 0 960 320"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-pulled={pulled || undefined}
      >
        <path className={styles.empty} d={warp} />
        <g className={styles.cloth}>
          {/* Threads that begin before its edge or end behind it are cut there. */}
          <svg width="960" height="320" aria-hidden="true">
            <path className={styles.under} d="M0 0H960V320H0Z" />
            <path className={styles.warp} d={warp} />
            {wefts.map(({ path, tone }) => (
              <path key={path} className={styles.weft} data-tone={tone} d={path} />
            ))}
          </svg>
        </g>
        <g transform={`translate(0 ${middleOf(woven)})`}>
          <path className={styles.gap} d="M576 0H648" />
          <path className={styles.bare} d="M582 -5V5M594 -5V5M606 -5V5M618 -5V5M630 -5V5M642 -5V5" />
        </g>
        <g transform={`translate(0 ${hemOf(woven)})`}>
          <path className={styles.pulled} d="M556-14C576-20 590-8 612-14S650-20 668-13" />
        </g>
      </svg>
      <div className={`${styles.worked} ${styles.works}`}>
        <label className={styles.slider}>
          {copy.slider}
          <input
            className={styles.range}
            type="range"
            min="0"
            max={threads}
            step="60"
            value={woven}
            aria-valuetext={`${wholeNumber(woven)} of ${wholeNumber(threads)}`}
            onChange={event => {
              weave(Number(event.currentTarget.value))
              pull(false)
            }}
          />
        </label>
        <button type="button" className={styles.choice} aria-disabled={isEmpty || undefined} onClick={() => !isEmpty && pull(!pulled)}>
          {pulled ? copy.back : copy.pull}
        </button>
      </div>
    </div>
  )
}

const rowHeight = 8
const rows = 320 / rowHeight

/** Where the cloth ends at the top. */
const hemOf = (woven: number): number => Math.round((1 - woven / threads) * 320)

/** The row in the middle of what is woven. */
const middleOf = (woven: number): number => (Math.floor((hemOf(woven) + 319) / 2 / rowHeight) + 0.5) * rowHeight

/** Upright threads, each as far from the next as it is wide. */
const warp = Array.from({ length: 80 }, (_, at) => `M${at * 12 + 6} 0V320`).join('')

/** One thread for each row, over one of the warp and under the next; no two run quite alike. */
const wefts = Array.from({ length: rows }, (_, row) => weftOf(row, seededRandom(row * 7919 + 11)))

function weftOf(row: number, chance: () => number) {
  chance()
  const y = (row + 0.5) * rowHeight
  const sway = coordinate(chance() * 3 - 1.5)
  const half = coordinate(360 + chance() * 240)
  return { path: `M${row % 2 ? 0 : -12} ${y}Q${coordinate(half / 2)} ${y + sway} ${half} ${y}T972 ${y}`, tone: Math.floor(chance() * 4) }
}
