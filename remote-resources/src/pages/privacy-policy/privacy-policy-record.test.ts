import { refusalOf } from '@site/kit/record-refusal'
import { expect, it } from 'vitest'
import { privacyPolicy } from './privacy-policy.ts'
import { privacyPolicySchema } from './privacy-policy-record.ts'

it('accepts the record, and a section more', () => {
  expect(refusalOf(privacyPolicySchema, privacyPolicy, () => undefined)).toBe('accepted')
  expect(refusalOf(privacyPolicySchema, privacyPolicy, ({ sections }) => sections.push({ ...sections[0], id: 'a-sixth' }))).toBe('accepted')
})
