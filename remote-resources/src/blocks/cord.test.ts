import { expect, it } from 'vitest'
import { cord } from './cord.ts'
import { heroThreads } from './hero-thread.ts'

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
  const drawn = Object.values(heroThreads).map(paths => paths().join(''))
  expect(new Set(drawn).size).toBe(6)
  for (const [name, paths] of Object.entries(heroThreads)) {
    const numbers = paths()
      .flatMap(path => path.match(/-?\d+(\.\d+)?/g) ?? [])
      .map(Number)
    expect(Math.min(...numbers), name).toBeGreaterThan(-70)
    expect(Math.max(...numbers), name).toBeLessThan(1500)
  }
})
