import type { Figure } from '../parse-figures.ts'

export const figures = {
  policies: {
    id: 'advocacy-policy-changes',
    label: 'Policy changes',
    value: '47+',
    unit: 'count',
    counted: 'Laws, codes and regulations that were amended after advocacy in which we took part.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Others pushed too. That a rule changed after advocacy does not prove that it changed because of it.',
  },
  reforms: {
    id: 'institutional-reforms',
    label: 'Institutional reforms',
    value: '32',
    unit: 'count',
    counted: 'Bodies that now decide, hire or teach by other rules than before. A changed law is counted with the policies.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'A body that has gone back to its old rules should come off; only a return visit shows it.',
  },
  initiatives: {
    id: 'advocacy-initiatives',
    label: 'Community initiatives',
    value: '89',
    unit: 'count',
    counted: 'Initiatives that people who live with the problem began and run, out of an advocacy campaign.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'An initiative that stopped and began anew under another name may be counted twice.',
  },
} as const satisfies Record<string, Figure>
