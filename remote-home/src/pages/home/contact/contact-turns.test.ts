import { expect, it } from 'vitest'
import { contactTurns } from './contact-turns.ts'

it('turns every picture by 3 degrees at most, and not all alike, for any number of them', () => {
  for (const count of [1, 8, 200]) {
    const turns = contactTurns(count, 27)
    expect(turns).toHaveLength(count)
    expect(Math.max(...turns.map(Math.abs))).toBeLessThanOrEqual(3)
    expect(new Set(turns).size).toBeGreaterThan(Math.min(count, 8) / 2)
  }
})

it('turns them the same every time, and otherwise from another seed', () => {
  expect(contactTurns(8, 27)).toEqual(contactTurns(8, 27))
  expect(contactTurns(8, 27)).not.toEqual(contactTurns(8, 28))
})

it('takes steps of half a degree, for which there are styles', () => {
  for (const turn of contactTurns(200, 1)) expect(turn * 2).toBe(Math.round(turn * 2))
})
