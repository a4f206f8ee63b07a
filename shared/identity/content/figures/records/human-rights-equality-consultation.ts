import type { Figure } from '../parse-figures.ts'

export const figures = {
  followed: {
    id: 'equality-recommendations',
    label: 'of institutions put the recommendations into practice',
    value: '89%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'At least the urgent ones, after the report.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'They say so themselves. Where no return visit was agreed, nobody has looked.',
  },
  raised: {
    id: 'concerns-raised',
    label: 'as many concerns raised early, while they can still be put right',
    value: '3.5x',
    unit: 'times',
    base: 'to be confirmed',
    counted: 'Concerns that staff raise before a formal complaint, compared with those before the review.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'More concerns can also mean more trouble; the number says only that they are told earlier.',
  },
  again: {
    id: 'equality-clients',
    label: 'of clients would commission a consultation again',
    value: '94%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'Clients who answered yes when they were asked at the close.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Few say no to the face of whoever asks, and clients who broke off were not asked.',
  },
} as const satisfies Record<string, Figure>
