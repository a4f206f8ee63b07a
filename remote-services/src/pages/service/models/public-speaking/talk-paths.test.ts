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
  for (const [at, { force, each }] of swings.slice(1).entries()) expect(each < swings[at]!.each).toBe(force > swings[at]!.force)
  const byForce = swings.toSorted((one, other) => one.force - other.force)
  expect(byForce.at(-1)!.high).toBeGreaterThan(2 * byForce[0]!.high)
})

it('has no corner where one part becomes the next: the swings on either side are nearly as long, and end where both begin', () => {
  const lengths = parts.map(part => {
    const at = [
      part.from,
      ...talkPaths(part)[0]!
        .split('C')
        .slice(1)
        .map(turn => (Number(turn.split(' ').at(-2)) - 12) / 24.5),
    ]
    return at.slice(1).map((minute, turn) => minute - at[turn]!)
  })
  for (const [at, swings] of lengths.slice(1).entries()) {
    const ratio = lengths[at]!.at(-1)! / swings[0]!
    expect(Math.max(ratio, 1 / ratio), parts[at + 1]!.name).toBeLessThan(2)
  }
})
