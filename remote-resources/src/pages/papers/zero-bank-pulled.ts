import type { PublishedPaper } from './white-paper-record.ts'

/** Sentences of parts that have no notes at their beginning, by the anchors of the parts. */
export const zeroBankPulled = {
  introduction: 'Money that cannot be put down safely is a weight.',
  'outside-those-without-a-history': 'The circle is closed, and it is closed from the inside.',
  'principles-the-person-comes-before-the-paper': 'Papers are one way among several of knowing who she is; they are not what she is.',
  'how-accounts-held-in-common': 'Property held in common protects people only where it is possible to leave.',
  'how-costs-without-small-print': 'What is not on the page is not charged.',
  example: 'A design that cannot be worked through with a pencil should not be trusted with money.',
  governance: 'A bank that holds people’s only savings should not belong to anyone who can sell it.',
  safeguards: 'Every tool that helps can be turned round.',
  'objections-you-will-lose-money-on-people-like-these':
    'To call these people a poor risk is to read a verdict from an empty page, and so is to call them a good one.',
  'objections-the-circles-do-not-need-you':
    'A bank that needs the circles more than they need it will behave better than one that has them in its power.',
  'next-what-would-make-us-stop': 'We would rather name them now, while it costs us nothing but pride.',
} as const satisfies PublishedPaper['pulled']
