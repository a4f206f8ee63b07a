import { afterAll, expect, it } from 'vitest'
import { closePages } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { beyondScreen, openEnlarged } from '../support/large-text.ts'
import { declaredPages } from '../support/releases.ts'
import { visit } from '../support/visit.ts'

afterAll(closePages)

it('letters of twice the size are whole on every page, within the screen of a phone', async () => {
  const page = await openEnlarged()
  for (const { path } of await declaredPages()) {
    await visit(page, site.address + encodeURI(path))
    expect(await beyondScreen(page), path).toEqual([])
  }
})
