/** Requirements of the rule, in the order in which an applicant meets them. */
export const gates = ['proof of address', 'in person', 'before noon'] as const

/** What each of them becomes when the rule is mended. */
export const widened = ['any letter, or none', 'come, call or send', 'until eight'] as const

/** `snagsAt`: index of the requirement that stops this life; none stops the last. */
export const lives = [
  {
    life: 'Owns the flat, works by day',
    snagsAt: undefined,
    outcome: 'Bill in the drawer, an hour off, done by ten. The rule was written by someone with this life.',
  },
  { life: 'Sleeps in a shelter', snagsAt: 0, outcome: 'There is no address to prove. The thread stops at the first word of the form.' },
  {
    life: 'Works nights, has two small children',
    snagsAt: 2,
    outcome: 'Noon is the middle of the night. Nobody refused her; the hour did.',
  },
] as const

export const copy = {
  title: 'One rule, three lives',
  hint: 'Send one life after another through the same sentence. The words are equal; watch where the thread snags.',
  rule: ['Bring ', ', ', ', ', '.'],
  mended: 'Bring any letter, or none. Come, call or send someone, until eight.',
  choices: 'Whose morning is it?',
  mend: 'Mend the rule',
  unmend: 'Put the old rule back',
  kept: 'The same morning, done by ten. Mending the rule took nothing from this life.',
  passes: 'The same life, and nothing catches. Not one word of the mended rule mentions it: it only stopped assuming another.',
  note: 'An illustration: the rule is made up, and so are the lives.',
} as const
