import { callAddress } from '@site/identity/call-address'
import { TextLink } from '@site/kit/ui/base/text-link'
import styles from './danger-call.module.css'
import { writingSafely } from './writing-safely.ts'

const { call, numbers } = writingSafely.danger

/** Whom to call, on the first screen: the numbers alone, which telephones dial. */
export function DangerCall() {
  return (
    <p className={styles.call}>
      {call}{' '}
      <span className={styles.numbers}>
        {numbers.map(({ number, place }) => (
          <span key={number}>
            <TextLink href={callAddress(number)}>{number}</TextLink> {place}{' '}
          </span>
        ))}
      </span>
    </p>
  )
}
