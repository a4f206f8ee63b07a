/** The screens between those of site/floating.test.ts, on every page. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { coveredWords } from '../support/floating.ts'
import { kinds } from '../support/kinds.ts'
import { declaredPages } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { visit } from '../support/visit.ts'

let site: Site
let watched: WatchedPage

beforeAll(async () => {
  site = await startSite()
  watched = await openLater(await sharedChromium(), { reducedMotion: 'reduce' })
})

afterAll(async () => {
  await closePages()
  await site?.stop()
})

const between = [
  [768, 1024],
  [720, 450],
  [390, 844],
] as const

const outermost = [
  [1440, 900],
  [844, 390],
  [320, 640],
] as const

it.each((await declaredPages()).map(({ path }) => path))('nothing that floats lies on words of %s', async path => {
  const { page } = watched
  await visit(page, site.address + encodeURI(path))
  expect(await coveredWords(page, kinds.includes(path) ? between : [...outermost, ...between])).toEqual([])
})
