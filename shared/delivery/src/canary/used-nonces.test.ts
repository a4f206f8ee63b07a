import { expect, it } from 'vitest'
import { createUsedNonces } from './counters.ts'

it('remembers what a nonce was used for', () => {
  const nonces = createUsedNonces()
  expect(nonces.usesOf(100, 'a')).toBe(0)
  nonces.set(100, 'a', 1)
  nonces.set(100, 'b', 4)
  nonces.set(100, 'a', 3)
  expect([nonces.usesOf(100, 'a'), nonces.usesOf(100, 'b'), nonces.usesOf(101, 'a')]).toEqual([3, 4, 0])
})

it('takes none of a time that it had to forget, and goes on with younger ones', () => {
  const nonces = createUsedNonces(10)
  for (let index = 0; index < 10; index++) nonces.set(100 + Math.floor(index / 5), `n${index}`, 1)
  nonces.set(102, 'one too many', 1)
  expect(nonces.usesOf(100, 'n0')).toBeUndefined()
  expect(nonces.usesOf(100, 'never used')).toBeUndefined()
  expect([nonces.usesOf(101, 'n9'), nonces.usesOf(102, 'one too many')]).toEqual([1, 1])
})

it('holds no more than it should, whatever comes', () => {
  const nonces = createUsedNonces(100)
  for (let index = 0; index < 5000; index++) nonces.set(7, `n${index}`, 1)
  expect(nonces.usesOf(7, 'n4999')).toBeUndefined()
  nonces.set(8, 'later', 1)
  expect(nonces.usesOf(8, 'later')).toBe(1)
})

it('lets go of those that have expired', () => {
  const nonces = createUsedNonces()
  nonces.set(100, 'a', 1)
  nonces.set(100 + 3601, 'b', 1)
  expect(nonces.usesOf(100, 'a')).toBeUndefined()
})
