import { identity } from '@site/identity'
import { isGiven } from '@site/identity/figure-words'
import type { Figure } from '@site/identity/figures'
import { CountUp } from '../count-up.tsx'
import styles from './figure-value.module.css'

/** The number of a figure, which counts up once; on a live site that it is not yet counted, until its base is given. */
export function FigureValue({ figure }: { figure: Figure }) {
  if (!isGiven(figure, identity.status)) return <span className={styles.open}>Not yet counted</span>
  return <CountUp text={figure.value} />
}
