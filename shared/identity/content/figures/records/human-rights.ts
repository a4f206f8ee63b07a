import type { Figure } from '../parse-figures.ts'

export const figures = {
  countries: {
    id: 'investigation-countries',
    label: 'countries in which we have investigated',
    value: '30+',
    unit: 'count',
    counted: 'Wherever the client is based. The plus stands for cases that may not be named.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat:
      'An inquiry that crosses a border counts on each side of it. One that was called off before its first interview would have to come off.',
  },
} as const satisfies Record<string, Figure>
