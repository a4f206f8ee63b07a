import type { TermSentence } from '@site/kit/contract/weave'
import { describe, expect, it } from 'vitest'
import { threadFrom } from './thread-from.ts'

const knot = (term: string, path: string, times = 1, area = path, sentence = `A *${term}* on ${path}.`): TermSentence => ({
  term,
  times,
  path,
  area,
  title: path,
  sentence,
})
const onEach = (term: string, paths: string) => [...paths].map(path => knot(term, path))
const ledTo = (path: string, knots: readonly TermSentence[], linked?: string[]) =>
  threadFrom(path, knots, linked)?.knots.map(each => each.path)

describe('the thread that leads on from a page', () => {
  it('is of the term that is most its own, and never of one that it has once', () => {
    const own = [knot('door', 'x'), knot('clause', 'x', 3), knot('bench', 'x', 3), knot('lamp', 'x', 9)]
    const others = [...onEach('door', 'abc'), ...onEach('clause', 'abcdef'), ...onEach('bench', 'abc'), ...onEach('lamp', 'ab')]
    expect(threadFrom('x', [...own, ...others])?.term).toBe('bench')
    expect(threadFrom('x', [...own.slice(0, 1), ...others])).toBeUndefined()
  })

  it('is of no term that another page of its area has more to do with', () => {
    const own = [knot('door', 'x', 3, 'rights'), knot('door', 'y', 2, 'rights'), knot('bench', 'y', 2, 'rights')]
    const knots = [...own, ...onEach('door', 'abc'), ...onEach('bench', 'abcdefg')]
    expect([threadFrom('x', knots)?.term, threadFrom('y', knots)?.term]).toEqual(['door', 'bench'])
  })

  it('leads where the threads of the other pages do not, and never where the page does', () => {
    const knots = [knot('door', 'x', 3), knot('door', 'y', 2), ...onEach('door', 'abcdefg')]
    expect([ledTo('x', knots), ledTo('y', knots)]).toEqual([
      ['y', 'a', 'b'],
      ['x', 'c', 'd'],
    ])
    expect(ledTo('y', knots, ['c', 'x'])).toEqual(['d', 'e', 'f'])
  })

  it('says no sentence twice, its own page’s included', () => {
    const twice = [knot('door', 'p', 1, 'p', 'A *door* on x.'), knot('door', 'q', 1, 'q', 'A *door* on a.')]
    expect(ledTo('x', [knot('door', 'x', 2), ...onEach('door', 'ab'), ...twice, ...onEach('door', 'c')])).toEqual(['a', 'b', 'c'])
  })
})
