import { expect, it } from 'vitest'
import { cord, cut, smooth } from './cord.ts'
import { heroThreads } from './hero-thread.ts'

const ways = Object.entries(heroThreads).map(([name, passes]) => ({ name, passes: passes() }))
const pathsOf = (passes: (typeof ways)[number]['passes']) => passes.flatMap(({ strands }) => strands.map(({ d }) => d))

it('lays the strands of a cord side by side', () => {
  const level = cord(
    [
      [0, 10, 4],
      [100, 10, 4],
    ],
    3,
  )
  expect(level.map(path => path.match(/^M\S+ (\S+?)C/)?.[1])).toEqual(['6', '10', '14'])
})

it('gives each page a thread that no other has, all on the drawing', () => {
  expect(new Set(ways.map(({ passes }) => pathsOf(passes).join(''))).size).toBe(3)
  for (const { name, passes } of ways) {
    const numbers = pathsOf(passes)
      .flatMap(path => path.match(/-?\d+(\.\d+)?/g) ?? [])
      .map(Number)
    expect(Math.min(...numbers), name).toBeGreaterThan(-70)
    expect(Math.max(...numbers), name).toBeLessThan(1500)
  }
})

it('begins each cord that comes in beyond the left edge, and none of its neighbours together', () => {
  for (const { name, passes } of ways) {
    const starts = passes.filter(({ way }) => way === 'in').flatMap(({ strands }) => strands.map(({ d }) => Number.parseFloat(d.slice(1))))
    expect(starts.length, name).toBeGreaterThan(4)
    expect(Math.max(...starts), name).toBeLessThan(0)
  }
  for (const { name, passes } of ways)
    for (const { way, strands } of passes)
      if (way === 'in')
        expect(
          strands.map(({ place }) => place % 3).every((third, _, all) => third === all[0]),
          name,
        ).toBe(true)
})

it('cuts a path at its points: each part begins where the one before it ends', () => {
  const path = smooth([
    [0, 0],
    [10, 5],
    [20, 0],
    [30, 5],
  ])
  const [first = '', second = ''] = cut(path, [2])
  expect(first.endsWith(' 20 0')).toBe(true)
  expect(second.startsWith('M20 0C')).toBe(true)
  expect(first + second.replace('M20 0', '')).toBe(path)
})
