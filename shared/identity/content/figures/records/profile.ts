import type { Figure } from '../parse-figures.ts'

export const figures = {
  clients: {
    id: 'client-countries',
    label: 'countries in which clients are based',
    value: '42',
    unit: 'count',
    counted: 'Where the contract was signed, not where the work was done.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'A network with offices in several countries counts once, where it signed. Counted by office it would be more.',
  },
} as const satisfies Record<string, Figure>
