/** A section that a team makes in a checkout of its own. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { violations } from './browser.ts'
import type { Checkout } from './checkout.ts'
import { openIn } from './cohort-visit.ts'
import { visit } from './visit.ts'

export const journal = 'remote-journal'

/** The command that makes one. */
export const create = (copy: Checkout, name: string): Promise<string> =>
  copy.run('.', 'node', 'shared/build/bin/site-create.mjs', 'section', name)

export const releaseFolderOf = (copy: Checkout): string => join(copy.folder, journal, 'dist/release')

/** Puts other words in place of the first entry's title. */
export async function writeEntry(copy: Checkout, title: string): Promise<void> {
  const record = join(copy.folder, journal, 'src/pages/journal/journal.ts')
  await writeFile(record, (await readFile(record, 'utf8')).replace('The first entry', title))
}

/** A visitor of that cohort reads the entry of this title, finds it by the search, and nothing is amiss. */
export async function expectEntry(browser: Browser, address: string, { cohort, title }: { cohort: number; title: string }): Promise<void> {
  const { page, complaints, close } = await openIn(browser, address, cohort)
  await expect
    .poll(async () => {
      await visit(page, `${address}/journal`)
      return page.getByRole('heading', { level: 2 }).first().textContent()
    })
    .toBe(title)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Search the site' }).click()
  await page.getByRole('combobox', { name: 'Search the site' }).fill(title)
  await page.getByRole('option', { name: title }).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/journal')
  expect(complaints).toEqual([])
  await close()
}
