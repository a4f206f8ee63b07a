import { describe, expect, it } from 'vitest'
import { arrivedAt, type BarPlace, nextPlace } from './bar-place.ts'

const scroll = (offsets: readonly number[], held = false): BarPlace => offsets.reduce((place, y) => nextPlace(place, y, held), arrivedAt(0))

describe('the bar', () => {
  it('is visible and not floating at the very top', () => {
    expect(arrivedAt(0).state).toBe('top')
    expect(scroll([400, 200, 0]).state).toBe('top')
  })

  it('hides on scrolling down and floats on scrolling up', () => {
    expect(scroll([300]).state).toBe('hidden')
    expect(scroll([300, 280]).state).toBe('floating')
    expect(scroll([300, 280, 320]).state).toBe('hidden')
  })

  it('is unmoved by a trembling of less than 6 px', () => {
    expect(scroll([5]).state).toBe('top')
    expect(scroll([300, 295]).state).toBe('hidden')
    expect(scroll([300, 280, 285, 281, 285]).state).toBe('floating')
  })

  it('notices a slow scroll as well as a fast one', () => {
    expect(scroll([2, 4, 6]).state).toBe('hidden')
    expect(scroll([300, 298, 296, 294]).state).toBe('floating')
  })

  it('floats where a page opens below its top', () => {
    expect(arrivedAt(800).state).toBe('floating')
  })

  it('never hides while it is held, and comes back when it is held', () => {
    expect(scroll([300, 600], true).state).toBe('floating')
    expect(nextPlace(scroll([300]), 300, true).state).toBe('floating')
  })
})
