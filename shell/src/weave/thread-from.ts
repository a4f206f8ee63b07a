import type { TermSentence } from '@site/kit/contract/weave'

/** A term of a page, and sentences of other pages in which it returns. */
export type Thread = { readonly path: string; readonly term: string; readonly knots: readonly TermSentence[] }

const maxKnots = 3

/** A thread of the same area or term counts as this many others: who reads both pages would be led to one place twice. */
const relatedWeight = 9

/**
 * The thread that leads on from a page to none of `linked`. The threads of all pages are tied in one order, so that each page knows what
 * the others have: first the terms that are most a page's own, on no two pages of an area. Each leads to where fewest others lead.
 */
export function threadFrom(path: string, knots: readonly TermSentence[], linked: readonly (string | undefined)[] = []): Thread | undefined {
  const threads: (Thread & { area: string })[] = []
  const share = ({ term, times }: TermSentence) => times / knots.filter(each => each.term === term).length
  for (const own of knots.filter(({ times }) => times > 1).toSorted((a, b) => share(b) - share(a))) {
    const { term, area } = own
    if (threads.some(each => each.path === own.path || (each.term === term && each.area === area))) continue
    /** How many threads lead to a sentence's page already. */
    const inbound = ({ path }: TermSentence) =>
      threads
        .filter(each => each.knots.some(knot => knot.path === path))
        .reduce((sum, each) => sum + (each.area === area || each.term === term ? relatedWeight : 1), 0)
    const excluded = own.path === path ? linked : []
    const others = knots.filter(
      each => each.term === term && each.sentence !== own.sentence && ![own.path, ...excluded].includes(each.path),
    )
    const apart = others.filter(({ sentence }, n) => others.findIndex(each => each.sentence === sentence) === n)
    if (apart.length < maxKnots) continue
    threads.push({ path: own.path, term, area, knots: apart.toSorted((a, b) => inbound(a) - inbound(b)).slice(0, maxKnots) })
  }
  return threads.find(each => each.path === path)
}
