import type { Figure } from '@site/identity/figures'
import styles from './also-counted.module.css'
import { Evidence } from './evidence.tsx'
import { FigureValue } from './figure-value.tsx'

/** Figures that the page says in passing, so that each of them can be opened too. */
export function AlsoCounted({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={styles.also}>
      {figures.map(figure => (
        <li key={figure.id}>
          <p className={styles.said}>
            <b>
              <FigureValue figure={figure} />
            </b>{' '}
            {figure.label}
          </p>
          <Evidence figure={figure} />
        </li>
      ))}
    </ul>
  )
}
