import type { Fee } from '@site/identity/fees'
import text from '@site/kit/ui/base/text.module.css'
import { maxUnits, unitOf, unitsOf } from '../../blocks/fee-estimate.ts'
import styles from './fee-choice.module.css'
import type { FeesContent } from './fees-record.ts'

export type FeeChoiceProps = {
  fee: Fee
  /** Units that are chosen; undefined while the fee is not. */
  quantity: number | undefined
  copy: FeesContent['estimate']
  onChoose: (fee: Fee, quantity: number) => void
}

/** Takes a fee into the estimate; a fee by the hour or day then asks how many. */
export function FeeChoice({ fee, quantity, copy, onChoose }: FeeChoiceProps) {
  const { name } = fee
  const unit = unitOf(fee)
  return (
    <dd className={styles.choice}>
      {unit && quantity && (
        <select
          className={styles.units}
          aria-label={`${unit === 'day' ? 'Days' : 'Hours'}: ${name}`}
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
      <label className={styles.label}>
        <input
          id={`choose-${fee.id}`}
          className={styles.box}
          type="checkbox"
          checked={quantity !== undefined}
          onChange={event => onChoose(fee, event.currentTarget.checked ? 1 : 0)}
        />
        {quantity === undefined ? copy.add : copy.added}
        <span className={text.spoken}> {name}</span>
      </label>
    </dd>
  )
}
