// @vitest-environment node
import { expect, test } from 'vitest'
import { prepareResource } from './resource.ts'
import { createResourceCache } from './resource-cache.ts'

const resource = (tag: string) => prepareResource({ type: 'text/plain', tag, cacheControl: 'no-cache', body: new Uint8Array(1) })

const kept = (cache: ReturnType<typeof createResourceCache>, names: string): string =>
  [...names].filter(name => cache.get(name) !== undefined).join('')

test('what fits is kept; what does not drives out what was not asked for', () => {
  const cache = createResourceCache(30)
  for (const name of 'abc') cache.set(name, resource(name), 10)
  cache.set('d', resource('d'), 10)
  expect(cache.get('a')).toBeUndefined()
  cache.get('b')
  cache.set('e', resource('e'), 10)
  expect(kept(cache, 'bcde')).toBe('bde')
})

test('what is asked for again and again outlives any number of others', () => {
  const cache = createResourceCache(50)
  cache.set('home', resource('home'), 10)
  for (let other = 0; other < 1000; other++) {
    cache.get('home')
    cache.set(String(other), resource(String(other)), 10)
  }
  expect(cache.get('home')).toBeDefined()
})

test('when all were asked for, the newest takes the place of the oldest', () => {
  const cache = createResourceCache(30)
  for (const name of 'abc') cache.set(name, resource(name), 10)
  expect(kept(cache, 'abc')).toBe('abc')
  cache.set('d', resource('d'), 10)
  expect(kept(cache, 'abcd')).toBe('bcd')
})

test('the same key again counts once', () => {
  const cache = createResourceCache(30)
  for (let time = 0; time < 10; time++) cache.set('a', resource('a'), 10)
  for (const name of 'bc') cache.set(name, resource(name), 10)
  expect(kept(cache, 'abc')).toBe('abc')
})

test('what is larger than the budget is not kept, and does not stay counted', () => {
  const cache = createResourceCache(30)
  cache.set('film', resource('film'), 100)
  expect(cache.get('film')).toBeUndefined()
  for (const name of 'abc') cache.set(name, resource(name), 10)
  cache.set('film', resource('film'), 100)
  expect(kept(cache, 'abc')).toBe('abc')
})
