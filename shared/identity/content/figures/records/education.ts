import type { Figure } from '../parse-figures.ts'

export const figures = {
  universities: {
    id: 'universities',
    label: 'universities we have taught at or with',
    value: '15+',
    unit: 'count',
    counted:
      'Universities where a course or a seminar was given, ours or one held jointly. A single guest lecture belongs to public speaking.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'A campus abroad counts with its university; counted by itself it would raise the number.',
  },
  schools: {
    id: 'school-countries',
    label: 'countries with community schools',
    value: '12',
    unit: 'count',
    counted: 'A school opened its doors without us. Temporary classrooms after a disaster are left out.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Nobody is bound to report that a school has closed; each one that has may take its country off the list.',
  },
  educators: {
    id: 'educators',
    label: 'educators prepared for classrooms like these',
    value: '5,000+',
    unit: 'count',
    counted: 'People who completed a course for teaching in prisons, camps or communities without a school.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Somebody who came to two courses may stand in both registers, and would then be counted twice.',
  },
} as const satisfies Record<string, Figure>
