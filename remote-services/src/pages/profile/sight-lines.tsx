import arrowRight from 'icon:arrow-right'
import { Icon } from '@site/kit/ui/base/icon'
import { threadColour } from '@site/kit/ui/threads/thread-palette'
import styles from './sight-lines.module.css'

export type SightLinesProps = {
  /** Their titles are headings one level below the section's; each row leads to a page. */
  rows: readonly { readonly title: string; readonly description: string; readonly href: string }[]
}

/** The height of a row in the drawing, and what is between two threads where they are still one cord. */
const [row, apart] = [10, 0.45]

/** Words that are held in view: one cord comes in from the edge of the screen, and a thread of it goes to each of them. */
export function SightLines({ rows }: SightLinesProps) {
  const height = rows.length * row
  return (
    <div className={styles.sight}>
      <svg className={styles.lines} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
        {rows.map(({ title }, index) => {
          const [from, to] = [height / 2 + (index - (rows.length - 1) / 2) * apart, (index + 0.5) * row]
          return <path key={title} d={`M0 ${from}H12C58 ${from} 48 ${to} 100 ${to}`} color={threadColour('light', index)} />
        })}
      </svg>
      <ul className={styles.rows}>
        {rows.map(({ title, description, href }) => (
          <li key={title} className={styles.row} data-reveal="">
            <h3 className={styles.title}>
              <a href={href}>
                {title}
                <Icon drawing={arrowRight} />
              </a>
            </h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
