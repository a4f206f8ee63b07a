import { useEffect, useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { Said } from '../said.tsx'
import { breaths, copy, seconds } from './copy.ts'

const cycle = seconds.in + seconds.out

/** A knot that follows a line up for an inward breath and down for an outward one, five times, from when the visitor starts it. */
export function Model({ styles }: ModelProps) {
  const [second, setSecond] = useState<number>()
  const [said, say] = useState<string>(copy.rest)
  const isRunning = second !== undefined
  useEffect(() => {
    if (!isRunning) return
    const clock = setInterval(() => setSecond(before => (before === undefined ? before : before + 1)), 1000)
    return () => clearInterval(clock)
  }, [isRunning])
  const isOver = second === breaths * cycle
  useEffect(() => {
    if (!isOver) return
    setSecond(undefined)
    say(copy.done)
  }, [isOver])
  const breath = isRunning ? Math.min(Math.floor(second / cycle) + 1, breaths) : said === copy.done ? breaths : 0
  const inBreath = (second ?? 0) % cycle
  const isIn = inBreath < seconds.in
  const toggle = (): void => {
    setSecond(isRunning ? undefined : 0)
    say(isRunning ? copy.stopped : copy.rest)
  }
  return (
    <div className={`${styles.figure} ${styles.breath}`} data-phase={isRunning ? (isIn ? 'in' : 'out') : 'rest'}>
      <ModelHead styles={styles} copy={copy} />
      <div className={styles.stage} aria-hidden="true">
        <svg className={styles.drawing} viewBox="0 0 1000 240" preserveAspectRatio="none" aria-hidden="true">
          {plies.map(ply => (
            <path key={ply} className={styles.ply} d={`${rise}${fall}`} />
          ))}
          <path className={styles.line} data-of="in" d={rise} />
          <path className={styles.line} data-of="out" d={`M400 40${fall}`} />
          {stitches.map((path, at) => (
            <path key={path} className={styles.stitch} data-sewn={at < breath || undefined} d={path} />
          ))}
        </svg>
        <div className={styles.way}>
          <span className={styles.knot} />
        </div>
        <p className={styles.words}>
          <span data-now={isRunning && isIn ? '' : undefined}>
            {copy.in} <i>{isRunning && isIn ? inBreath + 1 : seconds.in}</i>
          </span>
          <span data-now={isRunning && !isIn ? '' : undefined}>
            {copy.out} <i>{isRunning && !isIn ? inBreath - seconds.in + 1 : seconds.out}</i>
          </span>
        </p>
      </div>
      <div className={`${styles.choices} ${styles.worked}`}>
        <button type="button" className={styles.choice} onClick={toggle}>
          {isRunning ? copy.stop : copy.start}
        </button>
      </div>
      <Said styles={styles} can={[copy.rest, copy.stopped, copy.done]} role="status">
        {isRunning ? `${copy.breath} ${breath} of ${breaths}.` : said}
      </Said>
    </div>
  )
}

const rise = 'M0 200C200 200 200 40 400 40'
const fall = 'C700 40 700 200 1000 200'

/** The cloth that hangs on the line. */
const plies = [1, 2, 3, 4, 5, 6]

/** One for each breath, along the floor. */
const stitches = Array.from({ length: breaths }, (_, at) => `M${at * 203 + 3} 232h182`)
