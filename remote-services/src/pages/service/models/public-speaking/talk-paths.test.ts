import { expect, it } from 'vitest'
import { parts } from './copy.ts'
import { endOf, talkPaths } from './talk-paths.ts'

const ends = (path: string) => [/^M(\S+ [^C]+)/.exec(path)?.[1], path.split(' ').slice(-2).join(' ')]

it('leads each thread from part to part without a gap, to the last minute', () => {
  const all = parts.map(talkPaths)
  for (const [at, paths] of all.entries())
    paths.forEach((path, thread) => {
      const next = all[at + 1]?.[thread]
      if (next) expect(ends(path)[1]).toBe(ends(next)[0])
    })
  // The style sheet knows these.
  expect(parts.map(part => endOf(part) - part.from)).toEqual([5, 12, 10, 12, 6])
})
