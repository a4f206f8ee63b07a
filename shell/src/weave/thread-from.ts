import type { TermSentence } from '@site/kit/contract/weave'

/** A term of a page, and sentences of other pages in which it returns. */
export type Thread = { readonly path: string; readonly term: string; readonly knots: readonly TermSentence[] }

const shown = 3

/** The thread that leads on from a page: the term that it has most often, twice at least, with `shown` sentences of others that have it. */
export function threadFrom(path: string, knots: readonly TermSentence[]): Thread | undefined {
  const threads = knots.flatMap((own, at) => {
    if (own.path !== path || !(own.times > 1)) return []
    // From here on and round again: pages of one term lead to different ones.
    const round = [...knots.slice(at), ...knots.slice(0, at)].filter(({ term }) => term === own.term)
    const others = round.filter(({ sentence }, n) => round.findIndex(each => each.sentence === sentence) === n).slice(1)
    const apart = others.filter((_, n) => n % Math.floor(others.length / shown) === 0).slice(0, shown)
    return others.length < shown ? [] : [{ path, term: own.term, times: own.times, of: others.length, knots: apart }]
  })
  return threads.toSorted((a, b) => b.times - a.times || a.of - b.of)[0]
}
