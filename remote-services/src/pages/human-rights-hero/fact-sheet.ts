/**
 * The copy of the fact sheet on rights-based investigation. The page takes its pillars from here too, so
 * that the two never differ. After a change, print the sheet again: `npm run fact-sheet` in this folder.
 */

import { fees } from '@site/identity/fees'
import type { Figure } from '@site/identity/figures'
import { figures as research } from '@site/identity/figures/data-driven-research'
import { figures as advocacy } from '@site/identity/figures/human-rights-advocacy'
import { feeOf, formatFee } from '@site/identity/format-fee'

type Item = { readonly title: string; readonly description: string }

export type FactSheet = {
  readonly kind: string
  readonly title: string
  readonly lead: string
  readonly pillars: readonly Item[]
  readonly stages: { readonly title: string; readonly items: readonly Item[] }
  readonly figures: {
    readonly provenance: string | object
    readonly title: string
    readonly items: readonly { readonly figure: Figure; readonly label: string }[]
    /** Where they are defined. */
    readonly note: string
  }
  /** In pounds sterling, as they are on the page of fees. */
  readonly fees: {
    readonly title: string
    readonly rows: readonly { readonly item: string; readonly fee: string }[]
    readonly note: string
  }
  readonly article: { readonly quote: string; readonly source: string }
  readonly contact: string
}

/** Where the printed sheet is served. */
export const factSheetPath = '/assets/documents/rights-based-investigation.pdf'

/** Apart from the rest, so that a browser is sent nothing else of the sheet. */
export const pillars = [
  {
    title: 'Testimony',
    description: 'Accounts are taken at the pace of the witness, in the witness’s own language, and read back before anything is kept.',
  },
  {
    title: 'Proof',
    description: 'Each statement is weighed against records, places and dates, until it would hold before a hostile reader.',
  },
  {
    title: 'Law',
    description: 'Facts are laid beside the treaty, the statute and the house rule that should have prevented them.',
  },
  {
    title: 'Remedy',
    description: 'The report says who can put things right, by what means and by when, and we return to see whether it was done.',
  },
] as const satisfies readonly Item[]

/** The fees of these ids, as they are on the page of fees. */
const priceRows = (...ids: readonly string[]) =>
  ids.map(id => {
    const fee = feeOf(id, fees)
    return { item: fee.name, fee: formatFee(fee) }
  })

export const factSheet = {
  kind: 'Fact sheet',
  title: 'Rights-based investigation',
  lead: 'What an institution receives when it asks for an investigation, how those who speak are protected, and what it costs to begin.',
  pillars,
  stages: {
    title: 'How a case is taken up',
    items: [
      { title: 'Consultation', description: 'One hour to agree the question, and who might be at risk.' },
      { title: 'Baseline', description: 'What the records already show, and what they leave out.' },
      { title: 'Field study', description: 'Interviews, visits and documents, in the languages of the place.' },
      { title: 'Findings', description: 'Read first by those whom they concern.' },
      { title: 'Monitoring', description: 'Data month by month, until the remedy holds.' },
    ],
  },
  figures: {
    provenance: 'specimen',
    title: 'The record',
    items: [
      { figure: research.countries, label: 'high-risk countries, researched since 2015' },
      { figure: research.breaches, label: 'breaches of source data' },
      { figure: advocacy.policies, label: 'policy changes through advocacy' },
      { figure: advocacy.reforms, label: 'institutional reforms' },
      { figure: advocacy.initiatives, label: 'community initiatives' },
    ],
    note: 'What each figure counts, and what would make it wrong: the page ‘What we count’ of our site.',
  },
  fees: {
    title: 'Indicative fees',
    rows: /* @__PURE__ */ priceRows(
      'initial-consultation-1-hr',
      'baseline-report',
      'in-depth-field-study',
      'ongoing-data-monitoring',
      'emergency-response-consultancy',
    ),
    note: 'In pounds sterling, excluding VAT, travel, accommodation and materials. Quotes are negotiable and subject to terms and conditions.',
  },
  article: {
    quote:
      'Everyone has the right to an effective remedy by the competent national tribunals for acts violating the fundamental rights granted him by the constitution or by law.',
    source: 'Universal Declaration of Human Rights, Article 8',
  },
  contact: 'To ask for an investigation',
} as const satisfies FactSheet
