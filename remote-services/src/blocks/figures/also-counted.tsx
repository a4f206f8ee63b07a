import type { Figure } from '@site/identity/figures'
import text from '@site/kit/ui/base/text.module.css'
import styles from './also-counted.module.css'
import { Evidence } from './evidence.tsx'
import { FigureValue } from './figure-value.tsx'

/** Figures that the page says in passing: each is opened by its own words. */
export function AlsoCounted({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={styles.also}>
      {figures.map(figure => (
        <li key={figure.id}>
          <Evidence figure={figure}>
            <span className={styles.said}>
              <b>
                <FigureValue figure={figure} />
              </b>{' '}
              <span className={styles.label}>{figure.label}</span>
            </span>
            <span className={text.spoken}>: what was counted</span>
          </Evidence>
        </li>
      ))}
    </ul>
  )
}
