/** Where a page's words stand at several sizes of the screen. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { intoClosingPicture, onFaces } from './clear-places.ts'

type Size = { readonly width: number; readonly height: number }

/**
 * Whether the page is painted: boxes can be asked for at many sizes without, and painting is most of what a size costs.
 * What depends on being seen must not be asked meanwhile.
 */
export const paint = (page: Page, on: boolean): Promise<void> =>
  page.evaluate(clip => document.body.style.setProperty('clip-path', clip), on ? '' : 'inset(50%)')

export async function expectFacesClear(page: Page, sizes: readonly Size[]): Promise<void> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    found.push(...(await onFaces(page, 'main')).map(crossing => `${size.width} x ${size.height}: ${crossing}`))
  }
  expect(found).toEqual([])
}

export async function expectClosingClear(page: Page, sizes: readonly Size[]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await intoClosingPicture(page), `${size.width} px`).toEqual([])
  }
}
