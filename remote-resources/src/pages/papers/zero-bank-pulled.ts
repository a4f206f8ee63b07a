import type { PublishedPaper } from './white-paper-record.ts'

/** Sentences of parts that have no notes at their beginning, by the anchors of the parts; none begins its part, which phones would show twice in a row. */
export const zeroBankPulled = {
  introduction: 'Money that cannot be put down safely is a weight.',
  'outside-those-without-a-history': 'The circle is closed, and it is closed from the inside.',
  'principles-the-person-comes-before-the-paper': 'Papers are one way among several of knowing who she is; they are not what she is.',
  'how-accounts-held-in-common': 'Property held in common protects people only where it is possible to leave.',
  'how-costs-without-small-print': 'What is not on the page is not charged.',
  'example-one-page-of-refusals': 'A reader learns more about the bank from that than from any statement of its values.',
  safeguards: 'We would rather list the ways in which this bank could do harm than be told of them later by those who were harmed.',
  'objections-the-circles-do-not-need-you':
    'A bank that needs the circles more than they need it will behave better than one that has them in its power.',
  'next-what-would-make-us-stop': 'We would rather name them now, while it costs us nothing but pride.',
} as const satisfies PublishedPaper['pulled']
