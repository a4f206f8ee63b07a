/** A statement in the order in which it was said; `of` tells which strand a piece belongs to. */
export const segments = [
  { text: 'A mother of three', of: 'identity' },
  { text: 'saw the lorry', of: 'account' },
  { text: 'from the stall by the bridge', of: 'identity' },
  { text: 'leave at four', of: 'account' },
  { text: 'and told her brother', of: 'identity' },
  { text: 'that nobody in it was standing.', of: 'account' },
] as const

export const copy = {
  title: 'Draw the two apart',
  hint: 'One statement, as it was said. Whoever finds it finds the woman who made it. Draw identity and account away from each other.',
  slider: 'Distance',
  identity: 'Identity: kept in one place, under one key',
  account: 'Account: kept elsewhere, under a second key',
  together: 'Together, six pieces lead to one door.',
  between: 'Not yet. A patient reader could still put them side by side.',
  apart: 'Apart. What happened can be published; who said it cannot be found from it.',
  first: 'Key to the identity',
  second: 'Key to the account',
  early: 'The keys are for two strands that are wholly apart: draw them to the end first.',
  one: 'One key opens one strand. Nothing joins.',
  both: 'Both keys, in two hands, on the day she agreed to it. Only then do the strands meet again.',
  note: 'An illustration: no such statement was given.',
} as const
