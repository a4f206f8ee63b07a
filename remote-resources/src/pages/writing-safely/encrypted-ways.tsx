import type { Identity } from '@site/identity'
import { TextLink } from '@site/kit/ui/base/text-link'
import { AdviceSection } from './advice-section.tsx'
import { writingSafely } from './writing-safely.ts'

export type EncryptedWaysProps = { ways: Identity['encrypted'] }

const { encrypted: copy } = writingSafely

/** Signal and PGP, each where it is given; nothing where neither is. */
export function EncryptedWays({ ways: { signal, pgp } = {} }: EncryptedWaysProps) {
  if (!signal && !pgp) return null
  return (
    <AdviceSection id="encrypted" title={copy.title}>
      <p>{copy.lead}</p>
      {signal && (
        <p>
          {copy.signal}: <strong>{signal}</strong>
        </p>
      )}
      {pgp && (
        <p>
          {copy.pgp} <strong>{pgp.fingerprint}</strong>. <TextLink href={pgp.key}>{copy.key}</TextLink>
        </p>
      )}
    </AdviceSection>
  )
}
