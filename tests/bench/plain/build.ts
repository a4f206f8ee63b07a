/**
 * The same sources as one plain Vite application, no straw man: one build, split by route, prerendered into
 * the same documents by the same composition, hydrated by the same three roots, fetched ahead the same way.
 * What it lacks is what federation costs: a host, entries, shares, and the ladder of releases.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compose } from '@site/delivery/compose'
import type { Pin, ReleasePage, SectionRelease, ShellRelease } from '@site/delivery/release'
import { identity } from '@site/identity'
import type { Section, SectionName, SectionPage } from '@site/kit/contract'
import type { Plugin, Rolldown } from 'vite'
import { chunkOf, importedBy, recordImports, staticClosure, stylesOf } from '../../../shared/build/src/page-modules.ts'
import { type BrowserBuild, buildForBrowsers, buildForPrerendering } from '../../../shared/build/src/program-build.ts'
import { publicFiles, writeRelease } from '../../../shared/build/src/release-writer.ts'
import { kitVersion, reactMinor } from '../../../shared/build/src/versions.ts'
import type { StaticSite } from '../serving/static-site.ts'
import { sectionNames } from '../../support/releases.ts'
import { root } from '../../support/root.ts'
import { filesFolder } from './files-folder.ts'

const here = import.meta.dirname
const program = { root: join(root, 'var/bench/plain'), owner: 'shell' }
const releaseFolder = join(program.root, 'dist/release')

type PlannedPage = { section: Section; page: SectionPage; modules: string[]; styles: string[] }

type Prerender = typeof import('./prerender.ts')

export async function buildPlain(): Promise<StaticSite> {
  const browser = await buildForBrowsers({ ...program, input: join(root, 'shell/src/boot.ts') }, [plainPageSlot()])
  const entry = await buildForPrerendering({ ...program, input: join(here, 'prerender.ts') }, [recordImports(), bundleAll()])
  const { sections, renderRoots } = (await import(entry)) as Prerender
  const shell = await releaseOf(browser)
  const planned: PlannedPage[] = []
  for (const section of sections) for (const page of section.pages) planned.push(await plan(section, page, browser))
  const pin = pinOf(planned)
  const documents: StaticSite['documents'] = {}
  for (const { section, page, modules, styles } of planned) {
    const { top, foot, page: fragment } = renderRoots(page.path, (await page.load()).Page)
    const releasePage = { path: page.path, head: page.head, fragment: '', modules: [], styles: [] }
    const { html, policy } = compose({
      shell: { ...shell, modules, styles },
      frame: { top, foot },
      section: sectionShowing(section.name, releasePage),
      page: releasePage,
      fragment,
      pin,
      identity,
      status: 200,
    })
    documents[page.path] = { html, headers: { 'content-security-policy': policy } }
  }
  return { documents, files: filesOf(shell) }
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

const bundleAll = (): Plugin => ({ name: 'bench-bundle-all', config: () => ({ ssr: { noExternal: true } }) })

const entryOf = ({ chunks }: BrowserBuild): Rolldown.OutputChunk => {
  const entry = chunks.find(chunk => chunk.isEntry)
  if (!entry) throw new Error('The plain build made no entry')
  return entry
}

/** Which chunks a page needs: the entry's, its section's, and what its `load` imports. */
async function plan(section: Section, page: SectionPage, browser: BrowserBuild): Promise<PlannedPage> {
  const ids = [join(root, section.name, 'src/section.ts'), ...(await importedBy(page.load))]
  const chunks = staticClosure([entryOf(browser), ...ids.map(id => chunkOf(id, browser.chunks))], browser.chunks)
  return { section, page, modules: chunks.map(({ fileName }) => fileName), styles: stylesOf(chunks) }
}

/** Everything as one release of the shell: that gives each file its type and its integrity. */
async function releaseOf(browser: BrowserBuild): Promise<ShellRelease> {
  const folders = await Promise.all([...sectionNames, 'shell'].map(owner => publicFiles(join(root, owner, 'public'))))
  await writeRelease(
    program.root,
    {
      kind: 'shell',
      name: 'shell',
      kit: kitVersion,
      react: reactMinor,
      entry: entryOf(browser).fileName,
      modules: [],
      styles: [],
      fonts: browser.files.map(({ name }) => name).filter(name => name.endsWith('.woff2')),
      frames: {},
      public: Object.assign({}, ...folders.map(({ paths }) => paths)),
    },
    [...browser.files, ...folders.flatMap(({ files }) => files)],
  )
  return JSON.parse(await readFile(join(releaseFolder, 'release.json'), 'utf8')) as ShellRelease
}

/** What the document tells the router: the files of each page, as a plain application would list them. */
function pinOf(planned: readonly PlannedPage[]): Pin {
  const sections: Pin['sections'] = {}
  for (const { name } of planned.map(({ section }) => section)) {
    const own = planned.filter(({ section }) => section.name === name)
    const pages = Object.fromEntries(own.map(({ page, modules, styles }) => [page.path, { modules, styles }]))
    sections[name] = { release: '', entry: '', pages, integrity: {} }
  }
  return { shell: '', sections }
}

/** A section that brings no files of its own: its page's are among the shell's. */
const sectionShowing = (name: SectionName, page: ReleasePage): SectionRelease => ({
  format: 1,
  id: '',
  kind: 'section',
  name,
  kit: '',
  react: reactMinor,
  entry: '',
  pages: [page],
  files: {},
  public: {},
})

function filesOf({ files, public: open }: ShellRelease): StaticSite['files'] {
  const served = Object.entries(files).map(([name, { type }]) => [filesFolder + name, { file: join(releaseFolder, name), type }] as const)
  const fixed = Object.entries(open).map(([path, name]) => [path, { file: join(releaseFolder, name), type: files[name]?.type ?? '' }] as const)
  return Object.fromEntries([...served, ...fixed])
}
