import type { Figure } from '../parse-figures.ts'

export const figures = {
  safer: {
    id: 'feeling-safer',
    label: 'of participants feel safer and calmer in the place where they learn',
    value: '83%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'Participants who marked at the end that they feel both safer and calmer than when they came.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'A feeling on the last day of a good week. Whether it lasts into the next term was not asked.',
  },
  task: {
    id: 'time-on-task',
    label: 'as much time on task once a lesson opens with a settling practice',
    value: '4.2x',
    unit: 'times',
    base: 'to be confirmed',
    counted: 'Minutes, compared with lessons of the same class without one.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Whoever holds the watch knows which lesson it is. A class that is watched also works harder.',
  },
  practices: {
    id: 'practices-kept',
    label: 'of teachers go on using the practices in their own classrooms',
    value: '91%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'Teachers who said that they still use a practice in class.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Teachers who have dropped it are the ones who do not answer letters.',
  },
} as const satisfies Record<string, Figure>
