/**
 * The same sources as one plain Vite application, no straw man: one build, split by route, prerendered into
 * the same documents by the same composition, hydrated by the same three roots, fetched ahead the same way.
 * What it lacks is what federation costs: a host, entries, shares, and the ladder of releases.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { compose } from '@site/delivery/compose'
import type { Pin } from '@site/delivery/release'
import { identity } from '@site/identity'
import type { Plugin } from 'vite'
import { madeFileSizes } from '../../../shared/build/src/made-files.ts'
import { recordImports, staticClosure } from '../../../shared/build/src/page-modules.ts'
import { buildForBrowsers, buildForPrerendering } from '../../../shared/build/src/program-build.ts'
import { root } from '../../support/root.ts'
import type { StaticSite } from '../serving/static-site.ts'
import { emptySection, servedFiles, writeAsRelease } from './as-release.ts'
import { type PlannedPage, planPages } from './planned-pages.ts'

const here = import.meta.dirname
const program = { root: join(root, 'var/bench/plain'), program: 'shell' }
const entryModules = ['entry', 'boot'].map(name => join(root, `shell/src/${name}.ts`))

type Group = { name: string; test: (id: string) => boolean }

export async function buildPlain(): Promise<StaticSite> {
  await mkdir(program.root, { recursive: true })
  const browser = await buildForBrowsers({ ...program, input: entryModules, groups: [await frameChunk()] }, [
    plainPageSlot(),
    madeFileSizes([]),
  ])
  const prerender = await buildForPrerendering({ ...program, input: join(here, 'prerender.ts') }, [
    recordImports(),
    bundleAll(),
    madeFileSizes([]),
  ])
  const { sections, renderRoots } = (await import(prerender)) as typeof import('./prerender.ts')
  const { pages, sheets, entry, boot } = await planPages(sections, browser)
  const release = await writeAsRelease(program.root, { entry, boot }, [...browser.files, ...sheets])
  const pin = pinOf(pages)
  const texts = [...browser.files, ...sheets].filter(({ name }) => name.endsWith('.css'))
  const styleTexts = new Map(texts.map(({ name, content }) => [`/_/${release.name}/${name}`, new TextDecoder().decode(content)]))
  const documents: StaticSite['documents'] = {}
  for (const { section, page, modules, styles } of pages) {
    const { top, foot, page: fragment } = renderRoots(page.path, (await page.load()).Page)
    const releasePage = { path: page.path, head: page.head, fragment: '', modules: [], styles: [] }
    const { html, policy } = compose({
      shell: { ...release, modules, styles },
      frame: { top, foot },
      section: emptySection(section),
      page: releasePage,
      fragment,
      texts: styleTexts,
      pin,
      identity: { ...identity, origin: 'http://localhost:4170' },
      status: 200,
    })
    documents[page.path] = { html, headers: { 'content-security-policy': policy } }
  }
  return { documents, files: servedFiles(program.root, release) }
}

/**
 * All of the frame in one chunk. Left alone, each module that the frame shares with a page would be a chunk of
 * its own: 5 more requests and 2 % more bytes.
 */
async function frameChunk(): Promise<Group> {
  const { chunks } = await buildForBrowsers({ ...program, input: join(root, 'shell/src/main.tsx') }, [plainPageSlot(), madeFileSizes([])])
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const modules = new Set(staticClosure(entries, chunks).flatMap(({ moduleIds }) => moduleIds))
  // The entry imports dynamically as well: with Vite's helper inside, the frame would start before the first paint.
  return { name: 'frame', test: id => (modules.has(id) && !id.includes('preload-helper')) || id.endsWith('/shell/src/libraries.ts') }
}

/** In place of two modules of the shell; one of them is all that imports the federation host. */
function plainPageSlot(): Plugin {
  return {
    name: 'bench-plain-page-slot',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const name = importer?.includes('/shell/src/') && /(?:load-page|page-files)\.ts$/.exec(source)?.[0]
      return name ? join(here, name) : undefined
    },
  }
}

/** The prerendering build runs from a folder without packages. */
const bundleAll = (): Plugin => ({ name: 'bench-bundle-all', config: () => ({ ssr: { noExternal: true } }) })

/** What the document tells the router: the files of each page. There is no integrity to keep to, and no release. */
function pinOf(pages: readonly PlannedPage[]): Pin {
  const sections: Pin['sections'] = {}
  for (const name of new Set(pages.map(({ section }) => section))) {
    const own = pages.filter(({ section }) => section === name)
    const files = own.map(({ page, modules, styles }) => [page.path, { modules, styles }] as const)
    sections[name] = { release: '', entry: '', pages: Object.fromEntries(files), integrity: {} }
  }
  return { shell: '', sections }
}
