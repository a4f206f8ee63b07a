import type { Figure } from '../parse-figures.ts'

export const figures = {
  organisations: {
    id: 'speaking-organisations',
    label: 'organisations have given her the floor',
    value: '200+',
    unit: 'count',
    counted: 'Organisations that invited a talk, a debate or an interview and held it. Invitations that were declined are left out.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Departments of one body count once; a body that changed its name may stand there under both.',
  },
} as const satisfies Record<string, Figure>
