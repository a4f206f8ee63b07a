import { identity } from '@site/identity'
import { isGiven } from '@site/identity/figure-words'
import type { Figure } from '@site/identity/figures'
import { figureParts } from './figure-parts.ts'
import styles from './figure-value.module.css'

/** The number of a figure, its unit small; on a live site that it is not yet counted, until its base is given. */
export function FigureValue({ figure }: { figure: Figure }) {
  if (!isGiven(figure, identity.status)) return <span className={styles.open}>Not yet counted</span>
  const { number, unit } = figureParts(figure.value)
  return (
    <span className={styles.figure}>
      {number}
      {unit && (
        <small className={styles.unit} data-unit={unit}>
          {unit}
        </small>
      )}
    </span>
  )
}
