import type { Fee } from '@site/identity/fees'
import text from '@site/kit/ui/base/text.module.css'
import styles from './fee-choice.module.css'
import type { FeesContent } from './fees-record.ts'

export type FeeChoiceProps = {
  fee: Fee
  /** Units that are chosen; undefined while the fee is not. */
  quantity: number | undefined
  copy: FeesContent['estimate']
  disabled: boolean
  onChoose: (fee: Fee, quantity: number) => void
}

/** Takes a fee into the estimate. */
export function FeeChoice({ fee, quantity, copy, disabled, onChoose }: FeeChoiceProps) {
  return (
    <dd className={styles.choice}>
      <label className={styles.label}>
        <input
          id={`choose-${fee.id}`}
          className={styles.box}
          type="checkbox"
          disabled={disabled}
          checked={quantity !== undefined}
          onChange={event => onChoose(fee, event.currentTarget.checked ? 1 : 0)}
        />
        {quantity === undefined ? copy.add : copy.added}
        <span className={text.spoken}> {fee.name}</span>
      </label>
    </dd>
  )
}
