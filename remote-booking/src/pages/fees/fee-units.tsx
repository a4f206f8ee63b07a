import { maxUnits, unitOf, unitsOf } from '../../blocks/fee-estimate.ts'
import type { FeeChoiceProps } from './fee-choice.tsx'
import styles from './fee-units.module.css'

export type FeeUnitsProps = Pick<FeeChoiceProps, 'fee' | 'quantity' | 'onChoose'> & { words: string }

/** What a fee is paid for, in words; of a chosen fee by the hour or day, how many of them. */
export function FeeUnits({ fee, quantity, words, onChoose }: FeeUnitsProps) {
  const unit = unitOf(fee)
  return (
    <span className={styles.unit} data-counted={(unit && quantity) || undefined}>
      <small className={styles.words}>{words}</small>
      {unit && quantity && (
        <select
          className={styles.units}
          aria-label={`${unit === 'day' ? 'Days' : 'Hours'}: ${fee.name}`}
          value={quantity}
          onChange={event => onChoose(fee, Number(event.currentTarget.value))}
        >
          {Array.from({ length: maxUnits }, (_, index) => (
            <option key={unitsOf(index + 1, unit)} value={index + 1}>
              {unitsOf(index + 1, unit)}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
