import type { Figure } from '../parse-figures.ts'

export const figures = {
  recidivism: {
    id: 'education-recidivism',
    label: 'Reduced recidivism',
    value: '63%',
    unit: 'reduction',
    base: 'to be confirmed',
    counted: 'Returns to custody among former students, compared with returns from the same prisons before the programme.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Those who choose to study may be those who would have stayed out anyway. Only a randomised comparison could tell.',
  },
  attainment: {
    id: 'educational-attainment',
    label: 'Educational attainment',
    value: '78%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'Learners who reached the level that they had set out for, whatever it was.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'A level set low is reached more easily. Learners who were transferred and lost sight of are left out.',
  },
  employment: {
    id: 'employment-after-release',
    label: 'Employment after release',
    value: '54%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'Former students in paid work after release. Training and school are left out.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Work paid in cash is seldom declared. Those who could not be reached count as having none.',
  },
} as const satisfies Record<string, Figure>
