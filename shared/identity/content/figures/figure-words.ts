/** How the fields of a figure read, on every page that opens it. */
import type { Identity } from '../../parse-identity.ts'
import { numberOf, threadsOf } from './figure-threads.ts'
import type { Figure } from './parse-figures.ts'

const open = 'to be confirmed'

/** The whole in a few words, to stand beside the figure: `87 of 100`, `100 before, 15 after`, `10 become 35`. Empty for a count that is of nothing. */
export function wholeOf(figure: Figure): string {
  const [first, second] = threadsOf(figure).rows
  if (first && second) return `${first.caption}${figure.unit === 'times' ? '' : ','} ${second.caption}`
  return figure.of === undefined ? '' : `${numberOf(figure)} of ${figure.of}`
}

/** Empty where the figure says as much by itself. */
function outOf(figure: Figure): string {
  const cases = figure.base === open || figure.base === undefined ? '' : ` ${figure.base} cases.`
  if (figure.unit === 'share') return cases.trim()
  if (figure.unit === 'rating') return `The mean of marks from 1 to ${figure.of}.${cases}`
  if (figure.base !== undefined) return `A change, not a share: ${wholeOf(figure)}.${cases}`
  if (figure.unit === 'years') return 'A mean, in years.'
  if (figure.unit === 'rule' || figure.unit === 'hours') return 'Of no total: it is a rule that we set ourselves.'
  return figure.of === undefined ? '' : `${wholeOf(figure)}.`
}

export type FigureAnswer = { readonly name: string; readonly answer: string }

/** What a figure counts and, as far as it is known, out of how many, since when, by whom, and what would make it wrong. */
export function figureAnswers(figure: Figure): readonly [counted: FigureAnswer, ...rests: FigureAnswer[]] {
  const known = [
    { name: 'Out of how many', answer: outOf(figure) },
    { name: 'Since when', answer: figure.since },
    { name: 'Counted by', answer: figure.by },
  ].filter(({ answer }) => answer && answer !== open)
  return [{ name: 'Definition', answer: figure.counted }, ...known, { name: 'What would make it wrong', answer: figure.caveat }]
}

/** What the office has still to give, said once for the figure. */
export function openAnswers({ base, since, by }: Figure): readonly FigureAnswer[] {
  const missing = [base === open && 'how many cases', since === open && 'since when', by === open && 'by whom'].filter(Boolean)
  return missing.length > 0 ? [{ name: 'Still to be confirmed by the office', answer: sentenceOf(missing.join(', ')) }] : []
}

const sentenceOf = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

/** Whether who counted it, since when and out of how many is known: without that a live site does not print the number. */
export const isCounted = ({ base, since, by }: Figure): boolean => ![base, since, by].includes(open)

/** Whether the site gives the number; else it says that it is not yet counted. */
export const isGiven = (figure: Figure, status: Identity['status']): boolean => status === 'demonstration' || isCounted(figure)
