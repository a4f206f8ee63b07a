import { expect, it } from 'vitest'
import { threadThrough } from './thread-through.ts'

it('runs through every place, from west to east', () => {
  const path = threadThrough([
    { x: 300, y: 20 },
    { x: 100, y: 10 },
    { x: 200, y: 40.5 },
  ])
  expect(path.startsWith('M100 10C')).toBe(true)
  expect(path.split('C').map(part => part.split(' ').slice(-2).join(' '))).toEqual(['M100 10', '200 40.5', '300 20'])
})
