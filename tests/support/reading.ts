/** A page that is opened and read to its end, and all that must not happen meanwhile. */
import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { openLater, violations, type WatchedPage } from './browser.ts'
import { expectNoShift, newShifts, watchShifts } from './layout-shift.ts'
import { readThrough, settled } from './moving.ts'
import { visit } from './visit.ts'

export const desk = { width: 1280, height: 800 }
export const phone = { width: 390, height: 844 }

/** Opens a tab for {@link expectLoadedInPeace}. */
export async function openReader(browser: Browser, viewport: typeof desk): Promise<WatchedPage> {
  const reader = await openLater(browser, { viewport })
  await watchShifts(reader.page)
  return reader
}

/** Opens an address: nothing moves by itself, and nothing is said. */
export async function expectLoadedInPeace({ page, complaints }: WatchedPage, address: string): Promise<void> {
  complaints.length = 0
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, address)
  expectNoShift(await newShifts(page))
  expect(complaints).toEqual([])
}

/** Reads what is open to its end: nothing moves by itself, nothing is said, and axe finds nothing. */
export async function expectReadInPeace({ page, complaints }: WatchedPage): Promise<void> {
  await readThrough(page)
  await settled(page)
  expect(await newShifts(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
}
