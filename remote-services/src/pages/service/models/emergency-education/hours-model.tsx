import { useEffect, useRef, useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { copy, hours } from './copy.ts'

/** A line of 72 hours, to scale; the number beside it counts each of them as the scroll comes to it. */
export function Model({ styles }: ModelProps) {
  const list = useRef<HTMLOListElement>(null)
  const clock = useRef<HTMLSpanElement>(null)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!list.current || !clock.current) return
    return count(list.current, clock.current, hour => setNow(hours.findLastIndex(each => each.hour <= hour)))
  }, [])
  return (
    <div className={styles.figure}>
      <ModelHead styles={styles} copy={copy} />
      <div className={styles.scroll}>
        <p className={styles.clock} aria-hidden="true">
          <span ref={clock}>{hours[0].hour}</span>
          <small>{copy.unit}</small>
        </p>
        <ol ref={list} className={styles.hours}>
          {hours.map(({ hour, happens }, index) => (
            <li
              key={hour}
              className={styles.hour}
              data-length={(hours[index + 1]?.hour ?? hour) - hour}
              data-passed={index <= now || undefined}
              data-run={index < now || undefined}
              data-now={index === now || undefined}
            >
              <b className={styles.mark}>Hour {hour}</b>
              <p className={styles.happens}>{happens}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/**
 * Writes the hour that the middle of the window has come to, and how much of its stretch is over: React is told, and renders, only at
 * a mark.
 */
function count(list: HTMLOListElement, clock: HTMLElement, atMark: (hour: number) => void): () => void {
  const tell = (): void => {
    const tops = [...list.children].map(entry => entry.getBoundingClientRect().top - innerHeight / 2)
    const at = Math.max(
      0,
      tops.findLastIndex(top => top < 0),
    )
    const [from, to = from] = [hours[at]?.hour ?? 0, hours[at + 1]?.hour]
    const [top = 0, next = top] = [tops[at], tops[at + 1]]
    const run = next > top ? Math.min(1, Math.max(0, -top / (next - top))) : 0
    const hour = String(from + Math.floor((to - from) * run))
    if (clock.textContent !== hour) clock.textContent = hour
    list.style.setProperty('--run', `${(run * 100).toFixed(1)}%`)
    atMark(from)
  }
  // A mark that passes is heard wherever the scroll jumps to: what has passed is in the observer's sight for good.
  const marks = new IntersectionObserver(tell, { rootMargin: '100000px 0px -50%' })
  for (const entry of list.children) marks.observe(entry)
  const near = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) addEventListener('scroll', tell, { passive: true })
    else removeEventListener('scroll', tell)
  })
  near.observe(list)
  return () => {
    marks.disconnect()
    near.disconnect()
    removeEventListener('scroll', tell)
  }
}
