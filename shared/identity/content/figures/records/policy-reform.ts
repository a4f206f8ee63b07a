import type { Figure } from '../parse-figures.ts'

export const figures = {
  countries: {
    id: 'reform-countries',
    label: 'Countries with a reformed rule',
    value: '42+',
    unit: 'count',
    counted: 'National or local, and reformed with our help; each country counts once.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'A reform that was repealed takes its country off, unless another one stands there.',
  },
  frameworks: {
    id: 'reform-frameworks',
    label: 'Frameworks',
    value: '127',
    unit: 'count',
    of: 150,
    counted: 'Frameworks that were drafted, revised or replaced, of those begun.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat:
      'What is one framework is a matter of drafting: an act with six codes may be one or seven. The 150 is worked out from a share of 85% and is not a separate count.',
  },
  institutions: {
    id: 'reform-institutions',
    label: 'Institutions',
    value: '289',
    unit: 'count',
    counted: 'Institutions that put a reformed policy into practice. Those that adopted one and left it in the drawer are not counted.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Practice is judged on a visit, or by papers where none was possible; the papers may flatter.',
  },
} as const satisfies Record<string, Figure>
