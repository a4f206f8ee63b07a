import type { TermSentence } from '@site/kit/contract/weave'
import { describe, expect, it } from 'vitest'
import { threadFrom } from './thread-from.ts'

const knot = (term: string, path: string, sentence = `A *${term}* on ${path}.`, times = 2): TermSentence => ({
  term,
  times,
  path,
  title: path,
  sentence,
})
const onEach = (term: string, paths: string) => [...paths].map(path => knot(term, path))
const ledTo = (path: string, knots: readonly TermSentence[]) => threadFrom(path, knots)?.knots.map(each => each.path)

describe('the thread that leads on from a page', () => {
  it('is of the term that the page has most often, and never of one that it has once', () => {
    const own = [knot('door', 'x', 'A *door*.', 1), knot('clause', 'x', 'A *clause*.', 3), knot('bench', 'x', 'A *bench*.', 5)]
    const others = [...onEach('door', 'abc'), ...onEach('clause', 'abcdef'), ...onEach('bench', 'ab')]
    expect(threadFrom('x', [...own, ...others])?.term).toBe('clause')
    expect(threadFrom('x', [...own.slice(0, 1), ...others])).toBeUndefined()
  })

  it('is, of two that it has as often, of the one that fewest others have', () => {
    const knots = [...onEach('door', 'abcdef'), ...onEach('clause', 'abcd'), ...onEach('bench', 'abc')]
    expect(threadFrom('a', knots)?.term).toBe('clause')
    expect(threadFrom('f', knots)?.term).toBe('door')
  })

  it('leads from each page to others, spread over the whole site', () => {
    const knots = onEach('door', 'abcdefg')
    expect(ledTo('a', knots)).toEqual(['b', 'd', 'f'])
    expect(ledTo('f', knots)).toEqual(['g', 'b', 'd'])
  })

  it('says no sentence twice, its own page’s included', () => {
    const twice = knot('door', 'x', 'A *door* on a.')
    expect(ledTo('a', [...onEach('door', 'ab'), twice, ...onEach('door', 'cd')])).toEqual(['b', 'c', 'd'])
  })

  it('is none where too few other pages have a term of the page', () => {
    expect(threadFrom('a', onEach('door', 'abc'))).toBeUndefined()
    expect(threadFrom('z', onEach('door', 'abcdef'))).toBeUndefined()
  })
})
