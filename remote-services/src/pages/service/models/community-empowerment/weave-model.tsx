import { wholeNumber } from '@site/identity/locale'
import { useEffect, useId, useRef, useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { begun, copy, sizes, threads } from './copy.ts'

/** 2,400 threads, half of them woven: a slider weaves the rest, and one can be pulled out of as much as there is. On paper and without a script they all are. */
export function Model({ styles }: ModelProps) {
  const id = useId()
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
        <defs>
          <pattern id={id} width="32" height="16" patternUnits="userSpaceOnUse">
            <path className={styles.warp} d="M4 0V5M4 11V16M12 3V13M20 0V5M20 11V16M28 3V13" />
            <path className={styles.weft} d="M-3 12H11M13 4H27M29 12H32M-3 4H3M29 4H35" />
          </pattern>
        </defs>
        <path className={styles.empty} d={emptyWarp} />
        <rect className={styles.cloth} width="960" height="320" fill={`url(#${id})`} />
        <g transform={`translate(0 ${middleOf(woven)})`}>
          <path className={styles.gap} d="M571 156H621" />
          <path className={styles.bare} d="M580 150V162M588 150V162M596 150V162M604 150V162M612 150V162" />
          <path className={styles.pulled} d={pulledThread} />
          <path className={styles.pulled} d={pulledThread} />
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

/** From the gap that it left to above the hem. */
const pulledThread = 'M606 156C650 120 560 96 596 56S650 12 622-26'

/** How far below the middle of the whole cloth that of its woven part lies, in whole repeats of the weave. */
const middleOf = (woven: number): number => Math.round((1 - woven / threads) * 10) * 16

/** The warp before anything is woven into it. */
const emptyWarp = Array.from({ length: 60 }, (_, at) => `M${at * 16 + 8} 0V320`).join('')
