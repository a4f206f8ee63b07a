import type { Figure } from '../parse-figures.ts'

export const figures = {
  recidivism: {
    id: 'youth-recidivism',
    label: 'recidivism reduction among the young people we accompanied',
    value: '72%',
    unit: 'reduction',
    base: 'to be confirmed',
    counted:
      'Convictions within two years of release, compared with those of young people from the same places before the programme. The education programme, with learners of all ages, comes to 63%.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Courts and the police change what they prosecute; fewer convictions need not be fewer offences.',
  },
  completion: {
    id: 'youth-completion',
    label: 'completion of the programme',
    value: '89%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'Young people who stayed from intake to the last review, of all who were taken in.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Release or transfer ends some programmes early, and then they count as not completed.',
  },
  placement: {
    id: 'youth-placement',
    label: 'employment or education placement after release',
    value: '63%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted:
      'Young people in work, training or school three months after release. The 54% of the education programme counts paid work alone.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'A place is counted on the day of the call; how long it is kept is not.',
  },
  countries: {
    id: 'youth-countries',
    label: 'countries with programmes for young people',
    value: '18',
    unit: 'count',
    counted: 'Countries in which a programme for young people has run inside a prison or after one.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Countries where it was tried for a single season count as well.',
  },
} as const satisfies Record<string, Figure>
