import { useId } from 'react'
import { Label } from '../base/label.tsx'
import layout from '../base/layout.module.css'
import type { Ground } from '../base/section.tsx'
import { Unbroken } from '../base/unbroken.tsx'
import { kitCopy } from '../kit-copy.ts'
import styles from './ways-on.module.css'

export type Way = {
  readonly href: string
  readonly title: string
  /** What is found there, in a few words; a line break in it is kept. */
  readonly why: string
}

export type WaysOnProps = {
  ways: readonly Way[]
  /** Another than that of what stands above. */
  ground?: Ground
}

/** Where the reader of a page may go on: links that hang from one thread, each with a few words on what is found there. */
export function WaysOn({ ways, ground = 'paper' }: WaysOnProps) {
  const id = useId()
  return (
    <nav className={styles.waysOn} data-ways="" data-ground={ground} aria-labelledby={id}>
      <div className={layout.wrap} data-reveal="">
        <Label level={2} id={id}>
          {kitCopy.waysOn}
        </Label>
        <ul className={styles.ways}>
          {ways.map(({ href, title, why }) => (
            <li key={href} className={styles.way}>
              <a href={href} className={styles.link}>
                <span className={styles.title}>
                  <Unbroken text={title} />
                </span>{' '}
                <span className={styles.why}>{why}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
