/** How the fields of a figure read, on every page that opens it. */
import type { Identity } from '../../parse-identity.ts'
import { numberOf, threadsOf } from './figure-threads.ts'
import type { Figure } from './parse-figures.ts'

const open = 'to be confirmed'
const confirming = 'To be confirmed by the office.'

/** Names of the fields, as a reader is asked to see them. */
export const figureTerms = {
  counted: 'What was counted',
  of: 'Out of how many',
  since: 'Since when',
  by: 'Counted by',
  caveat: 'What would make it wrong',
} as const

/** The whole in a few words, to stand beside the figure: `87 of 100`, `100 before, 15 after`, `10 become 35`. Empty for a count that is of nothing. */
export function wholeOf(figure: Figure): string {
  const [first, second] = threadsOf(figure).rows
  if (first && second) return `${first.caption}${figure.unit === 'times' ? '' : ','} ${second.caption}`
  return figure.of === undefined ? '' : `${numberOf(figure)} of ${figure.of}`
}

function outOf(figure: Figure): string {
  const cases = figure.base === open ? 'The number of cases is to be confirmed by the office.' : `${figure.base} cases.`
  if (figure.unit === 'share') return `A share, out of a hundred. ${cases}`
  if (figure.unit === 'rating') return `The mean of marks from one to ${figure.of}. ${cases}`
  if (figure.base !== undefined) return `A change, not a share: ${wholeOf(figure)}. ${cases}`
  if (figure.unit === 'years') return 'A mean, in years.'
  if (figure.unit === 'rule' || figure.unit === 'hours') return 'Out of nothing: it is a rule that we set ourselves.'
  return figure.of === undefined ? 'A plain count.' : `${wholeOf(figure)}.`
}

/** What stands in each field, in the order of {@link figureTerms}. */
export const figureAnswers = (figure: Figure): Readonly<Record<keyof typeof figureTerms, string>> => ({
  counted: figure.counted,
  of: outOf(figure),
  since: figure.since === open ? confirming : figure.since,
  by: figure.by === open ? confirming : figure.by,
  caveat: figure.caveat,
})

/** Whether who counted it, since when and out of how many is known: without that a live site does not print the number. */
export const isCounted = ({ base, since, by }: Figure): boolean => ![base, since, by].includes(open)

/** Whether the site gives the number; else it says that it is not yet counted. */
export const isGiven = (figure: Figure, status: Identity['status']): boolean => status === 'demonstration' || isCounted(figure)
