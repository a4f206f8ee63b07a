/** Which modules and styles each page of the plain application needs. */
import { join } from 'node:path'
import type { Section, SectionName, SectionPage } from '@site/kit/contract'
import type { Rolldown } from 'vite'
import { chunkOf, importedBy, staticClosure, stylesOf } from '../../../shared/build/src/page-modules.ts'
import type { BrowserBuild, BuiltFile } from '../../../shared/build/src/program-build.ts'
import { hashedFile } from '../../../shared/build/src/release-writer.ts'
import { root } from '../../support/root.ts'

/** Modules and styles include the frame's. */
export type PlannedPage = { section: SectionName; page: SectionPage; modules: string[]; styles: string[] }

export type Plan = { pages: PlannedPage[]; sheets: BuiltFile[]; entry: string; boot: string }

export async function planPages(sections: readonly Section[], browser: BrowserBuild): Promise<Plan> {
  const frame = frameClosure(browser)
  const frameStyles = stylesOf(frame)
  const sheets = new Map<string, BuiltFile>()
  const joined = (name: string, styles: readonly string[]): string => {
    const sheet = oneSheet(name, styles, browser)
    sheets.set(sheet.name, sheet)
    return sheet.name
  }
  const plan = async (section: SectionName, page: SectionPage): Promise<PlannedPage> => {
    const ids = [join(root, section, 'src/section.ts'), ...(await importedBy(page.load))]
    const chunks = staticClosure([...frame, ...ids.map(id => chunkOf(id, browser.chunks))], browser.chunks)
    const pageStyles = stylesOf(chunks).filter(name => !frameStyles.includes(name))
    const styles = [joined('frame.css', frameStyles), joined('page.css', pageStyles)]
    return { section, page, modules: chunks.map(({ fileName }) => fileName), styles }
  }
  const pages: PlannedPage[] = []
  for (const { name, pages: declared } of sections) for (const page of declared) pages.push(await plan(name, page))
  return { pages, sheets: [...sheets.values()], entry: entryOf(browser).fileName, boot: entryOf(browser, 'boot').code.trim() }
}

/** One sheet for the frame and one for the page, as delivered: Vite would link one for each chunk. */
function oneSheet(name: string, styles: readonly string[], { files }: BrowserBuild): BuiltFile {
  return hashedFile(name, Buffer.concat(styles.map(style => files.find(file => file.name === style)?.content ?? new Uint8Array())))
}

function entryOf({ chunks }: BrowserBuild, name = 'entry'): Rolldown.OutputChunk {
  const entry = chunks.find(chunk => chunk.isEntry && chunk.name === name)
  if (!entry) throw new Error(`The plain build made no ${name}`)
  return entry
}

/** The entry and what it starts. */
function frameClosure(browser: BrowserBuild): Rolldown.OutputChunk[] {
  const entry = entryOf(browser)
  const started = browser.chunks.filter(({ fileName }) => entry.dynamicImports.includes(fileName))
  return staticClosure([entry, ...started], browser.chunks)
}
