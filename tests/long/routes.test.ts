/** All pages on all screens, of which site/routes.test.ts looks at one of each kind. */
import { afterAll, beforeAll, describe, it } from 'vitest'
import { closePages, openLater, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { deskKinds, kinds } from '../support/kinds.ts'
import { expectClosingClear, expectFacesClear } from '../support/places.ts'
import { desk, expectLoadedInPeace, expectReadInPeace, openReader, phone } from '../support/reading.ts'
import { declaredPages } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { visit } from '../support/visit.ts'

const paths = (await declaredPages()).map(({ path }) => path)

let site: Site
let onPhone: WatchedPage
let onDesk: WatchedPage
let empty: WatchedPage

beforeAll(async () => {
  site = await startSite()
  const browser = await sharedChromium()
  onPhone = await openReader(browser, phone)
  onDesk = await openReader(browser, desk)
  empty = await openLater(browser, { reducedMotion: 'reduce' })
})

afterAll(async () => {
  await closePages()
  await site?.stop()
})

const read = async (watched: WatchedPage, path: string): Promise<void> => {
  await expectLoadedInPeace(watched, site.address + encodeURI(path))
  await expectReadInPeace(watched)
}

describe('is read in peace, and has no axe violation:', () => {
  it.each(paths.filter(path => !kinds.includes(path)))('%s on a phone', path => read(onPhone, path))

  it.each(paths.filter(path => !deskKinds.includes(path)))('%s on a desk', path => read(onDesk, path))
})

it.each(paths)('%s has its words clear of faces, hands and what its last picture shows, on a tablet and a large desk', async path => {
  await visit(empty.page, site.address + encodeURI(path))
  const large = { width: 2560, height: 1440 }
  await expectFacesClear(empty.page, [{ width: 768, height: 1024 }, large])
  await expectClosingClear(empty.page, [large])
})
