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

it('swings long and low where it is quiet, short and high where it is loud', () => {
  const swings = parts.map(part => {
    const turns = talkPaths(part)[0]!.split('C').slice(1)
    return {
      force: part.force,
      each: (endOf(part) - part.from) / turns.length,
      high: Math.max(...turns.slice(0, -1).map(turn => Math.abs(Number(turn.split(' ').at(-1)) - 130))),
    }
  })
  const byForce = swings.toSorted((one, other) => one.force - other.force)
  for (const [at, { each }] of byForce.slice(1).entries()) expect(each).toBeLessThan(byForce[at]!.each)
  expect(byForce.at(-1)!.high).toBeGreaterThan(2 * byForce[0]!.high)
})
