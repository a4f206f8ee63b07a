import { expect, test } from 'vitest'
import { createResourceCache, prepareResource, type Resource } from './resource.ts'

const resource = (tag: string, bytes: number): Resource =>
  prepareResource({ type: 'text/plain', tag, cacheControl: 'no-cache', body: new Uint8Array(bytes) })

/** A cache of 33 bytes, and what it made so far. */
function cacheOf33() {
  const made: string[] = []
  const cache = createResourceCache<Resource | undefined>(33)
  const ask = async (name: string, bytes = 10) =>
    cache(name, async () => {
      made.push(name)
      return resource(name, bytes)
    })
  const isKept = (name: string): boolean => !(cache(name, async () => undefined) instanceof Promise)
  return { ask, made, cache, kept: (names: string): string => [...names].filter(isKept).join('') }
}

test('what fits is kept, and at hand at once; what was asked for least recently goes first', async () => {
  const { ask, kept } = cacheOf33()
  for (const name of 'abcd') await ask(name)
  expect(kept('abcd')).toBe('bcd')
  await ask('b')
  await ask('e')
  expect(kept('bcde')).toBe('bde')
})

test('what is asked for again and again outlives any number of others, and is made once', async () => {
  const { ask, made } = cacheOf33()
  await ask('home')
  for (let other = 0; other < 1000; other++) {
    await ask('home')
    await ask(String(other))
  }
  expect(made.filter(name => name === 'home')).toHaveLength(1)
})

test('it is made once for all who ask at the same time', async () => {
  const { ask, made } = cacheOf33()
  await Promise.all([ask('a'), ask('a'), ask('a')])
  expect(made).toEqual(['a'])
})

test('what is larger than the budget is not kept, and drives nothing out', async () => {
  const { ask, kept } = cacheOf33()
  for (const name of 'abc') await ask(name)
  expect(await ask('film', 100)).toBeDefined()
  expect(kept('abc')).toBe('abc')
  expect(kept('film')).toBe('')
})

test('all encodings count', async () => {
  const { cache, kept } = cacheOf33()
  const body = new Uint8Array(20)
  const large = prepareResource({ type: 'text/plain', tag: 'x', cacheControl: 'no-cache', body, br: body, gzip: body })
  await cache('large', async () => large)
  expect(kept('large')).toEqual('')
})

test('what is not there, or is streamed, is asked for again', async () => {
  const { cache } = cacheOf33()
  const streamed = prepareResource({
    type: 'video/mp4',
    tag: 'f',
    cacheControl: 'no-cache',
    body: { size: 1, open: async () => undefined },
  })
  for (const made of [undefined, streamed]) {
    await cache('a', async () => made)
    expect(cache('a', async () => made)).toBeInstanceOf(Promise)
  }
})
