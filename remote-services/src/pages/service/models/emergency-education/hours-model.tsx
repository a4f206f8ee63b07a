import { useEffect, useRef, useState } from 'react'
import { ModelHead, type ModelProps } from '../model-slot.tsx'
import { copy, hours } from './copy.ts'

/** A line of 72 hours, to scale; the number beside it is the hour that the scroll has come to. */
export function Model({ styles }: ModelProps) {
  const list = useRef<HTMLOListElement>(null)
  const [now, setNow] = useState(0)
  useEffect(() => {
    const entries = [...(list.current?.children ?? [])]
    // The hour is the last whose mark has passed the middle of the window. What has passed is in sight of the observer for good, so that a
    // jump is heard too, whichever way it goes.
    const observer = new IntersectionObserver(
      () => {
        const passed = entries.filter(entry => entry.getBoundingClientRect().top < innerHeight / 2).length
        setNow(Math.max(0, passed - 1))
      },
      { rootMargin: '100000px 0px -50%' },
    )
    for (const entry of entries) observer.observe(entry)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.figure}>
      <ModelHead styles={styles} copy={copy} />
      <div className={styles.scroll}>
        <p className={styles.clock} aria-hidden="true">
          {hours[now]?.hour}
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
