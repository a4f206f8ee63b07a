/**
 * The page slot's loader of the plain application: the sections are modules like any other, and there is no
 * release to fall back to. Stands in for `shell/src/page-slot/load-page.ts`.
 */
import type { Section } from '@site/kit/contract'
import type { PinnedPage } from '@site/kit/contract/pin'
import type { LoadedPage } from '../../../shell/src/page-slot/load-page.ts'
import { fetchPageFiles } from './page-files.ts'

const sections = import.meta.glob<{ section: Section }>('../../../remote-*/src/section.ts')

export async function loadPage(pinned: PinnedPage): Promise<LoadedPage> {
  const sheets = await fetchPageFiles(pinned)
  const load = sections[`../../../${pinned.section}/src/section.ts`]
  if (!load) throw new Error(`There is no section ${pinned.section}`)
  const { section } = await load()
  const page = section.pages.find(({ path }) => path === pinned.path)
  if (!page) throw new Error(`There is no page ${pinned.path}`)
  return { section: pinned.section, ...(await page.load()), head: page.head, source: 'pinned', sheets }
}

export const loadPreviousPage = (): Promise<LoadedPage> => Promise.reject(new Error('There is one release'))
