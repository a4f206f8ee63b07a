import { onceInView, useMotion } from '@site/kit/runtime'
import { useRef } from 'react'
import styles from './count-up.module.css'
import { figureParts, inFormOf } from './figure-parts.ts'

/** Seconds that a figure takes to count up. */
const countDuration = 1

/** Share of the viewport's height at which the count begins: where things reveal themselves. */
const startLine = 0.8

export type CountUpProps = {
  /** A number with its unit: `94%`, `4.8/5`, `2,400+`. */
  text: string
}

/**
 * A figure that counts up once, when it comes into view. Its own text is final from the start; the
 * running number lies over it and is hidden from assistive technology.
 */
export function CountUp({ text }: CountUpProps) {
  const scope = useRef<HTMLSpanElement>(null)
  const running = useRef<HTMLSpanElement>(null)
  const { figure, unit, value } = figureParts(text)
  useMotion(scope, ({ gsap }, element) => {
    const display = running.current
    if (!display || value === 0 || element.getBoundingClientRect().top < innerHeight * startLine) return
    const count = { value: 0 }
    const show = (): void => {
      display.textContent = inFormOf(figure, count.value)
    }
    const finish = (): void => {
      gsap.killTweensOf(count)
      observer.disconnect()
      delete element.dataset.counting
      display.textContent = ''
    }
    const observer = onceInView(`0px 0px -${(1 - startLine) * 100}%`, () =>
      gsap.to(count, { value, duration: countDuration, ease: 'power2.out', onUpdate: show, onComplete: finish }),
    )
    element.dataset.counting = ''
    show()
    observer.observe(element)
    return finish
  })
  return (
    <span ref={scope} className={styles.figure}>
      <span className={styles.number}>
        <span className={styles.final} data-tack="figure">
          {figure}
        </span>
        <span ref={running} className={styles.running} aria-hidden="true" />
      </span>
      {unit && (
        <small className={styles.unit} data-unit={unit}>
          {unit}
        </small>
      )}
    </span>
  )
}
