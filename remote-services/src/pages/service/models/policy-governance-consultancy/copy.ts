/** Stones of the arch from left to right; the fourth is the keystone. */
export const stones = [
  { name: 'Evidence', without: 'Without evidence, the loudest complaint becomes the policy.' },
  { name: 'Duty', without: 'Without a duty, every verb says ‘may’. Nobody has to do anything.' },
  { name: 'Plain wording', without: 'Without plain wording, two offices read one sentence in two ways.' },
  { name: 'Appeal', without: 'Without a route of appeal, a wrong decision stands for ever. This was the keystone, and the arch is down.' },
  { name: 'Budget', without: 'Without a budget, the duty is kept on paper and nowhere else.' },
  { name: 'Training', without: 'Without training, the old habit goes on under the new title.' },
  { name: 'Review date', without: 'Without a review date, the clause outlives the reason for\u00a0it.' },
] as const

export const copy = {
  title: 'Take a stone *out of the arch*',
  hint: 'A policy stands because its parts lean on each other. Take a stone out and see what gives.',
  choices: 'Stones that stand',
  stands: 'All seven are in place. It carries what is laid on it.',
  /** By how many are gone, from three on. */
  gone: ['Three', 'Four', 'Five', 'Six'],
  fallen: 'are gone, and the arch is down. Weak policies seldom fail at one clause; they fail at the third that was left out.',
  bare: 'All seven are gone. Between the piers there is nothing that anybody could lean on.',
  rebuild: 'Build it again',
  note: 'An illustration of how policies stand, and of none in particular.',
} as const
