/** A section's release: its federation entry, a prerendered fragment of each page, and its public files. */
import { join } from 'node:path'
import { checkFragment } from '@site/delivery/check-fragment'
import type { ReleasePage } from '@site/delivery/release'
import { terms } from '@site/identity/terms'
import type { Section, SectionName, SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Rolldown } from 'vite'
import { repositoryRoot } from '../sections.mjs'
import { exposedModule, federationRemote, remoteEntryOf, withoutManifest } from './federation.ts'
import { madeFileSizes, makeFiles } from './made-files.ts'
import { pageHead } from './page-heads.ts'
import { chunkOf, importedBy, recordImports, staticClosure, stylesOf } from './page-modules.ts'
import { type BrowserBuild, type BuiltFile, buildForBrowsers, buildForPrerendering } from './program-build.ts'
import { distinct, hashedFile, publicFiles, writeRelease } from './release-writer.ts'
import { searchIndex } from './search-index.ts'
import { kitVersion, reactMinor } from './versions.ts'
import { weaveOf } from './weave.ts'

/**
 * One chunk for what several pages have in common, and one for what those of one folder have, instead of dozens of a few hundred bytes. The
 * container's shares stay out of them: they are evaluated before, so that they are there. So do the Declaration's words, which few pages quote.
 */
const commonChunks = {
  name: (id: string) => /\/src\/pages\/([^/]+)\//.exec(id)?.[1] ?? 'common',
  minShareCount: 2,
  test: (id: string) => /\.(?:tsx?|m?js|css)(?:\?|$)/.test(id) && !/preload-helper|leanShares|content\/declaration/.test(id),
}

/**
 * Builds the section named `name` into its `dist/release`.
 * @returns the release's id
 * @throws naming the field, when the head of a page is malformed, and the page, when one cannot be rendered.
 */
export async function buildSection(name: SectionName): Promise<string> {
  const root = join(repositoryRoot, name)
  const exposed = join(root, exposedModule)
  const made = await makeFiles(name)
  const sizes = madeFileSizes(made)
  const browser = await buildForBrowsers({ root, program: name, input: [], groups: [commonChunks] }, [federationRemote(name), sizes])
  const { section } = (await import(await buildForPrerendering({ root, program: name, input: exposed }, [recordImports(), sizes]))) as {
    section: Section
  }
  for (const { path, head } of section.pages) parseRecord(pageHead, head, `${name}: the head of ${path}`)
  const rendered: RenderedPage[] = []
  for (const page of section.pages) rendered.push(await prerender(name, page, browser))
  const open = await publicFiles(join(root, 'public'), made)
  const remote = withoutManifest(name, browser.files)
  const manifest = hashedFile('mf-manifest.json', remote.manifest)
  const pages = rendered.map(({ page, fragment }) => ({ page, markup: new TextDecoder().decode(fragment.content) }))
  const search = hashedFile('search.json', bytesOf(searchIndex(pages)))
  const weave = hashedFile('weave.json', bytesOf(weaveOf(pages, terms)))
  return writeRelease(
    root,
    {
      kind: 'section',
      name,
      kit: `^${kitVersion}`,
      react: reactMinor,
      entry: remoteEntryOf(browser.chunks).fileName,
      pages: rendered.map(({ page }) => page),
      ...(section.aliases && { aliases: [...section.aliases] }),
      search: search.name,
      weave: weave.name,
      public: { ...open.paths, [`/federation/${name}.json`]: manifest.name },
    },
    [...remote.files, ...distinct(rendered.map(({ fragment }) => fragment)), search, weave, manifest, ...open.files],
  )
}

const bytesOf = (content: object): Uint8Array<ArrayBuffer> => new TextEncoder().encode(JSON.stringify(content))

type RenderedPage = { page: ReleasePage; fragment: BuiltFile }

/** The entry, the exposed module it loads, and what these two import. */
function sectionClosure({ chunks }: BrowserBuild): Rolldown.OutputChunk[] {
  const entry = remoteEntryOf(chunks)
  return staticClosure([entry, ...chunks.filter(({ fileName }) => entry.dynamicImports.includes(fileName))], chunks)
}

async function prerender(name: SectionName, page: SectionPage, browser: BrowserBuild): Promise<RenderedPage> {
  const { path, head } = page
  try {
    const ids = await importedBy(page.load)
    const { Page } = await page.load()
    const markup = renderToString(createElement(Page), { identifierPrefix: 'page-' })
    checkFragment(markup, path)
    const chunks = staticClosure([...sectionClosure(browser), ...ids.map(id => chunkOf(id, browser.chunks))], browser.chunks)
    const fragment = hashedFile(`page${path.replace(/[^\w]+/g, '-').replace(/-$/, '')}.html`, new TextEncoder().encode(markup))
    return {
      page: { path, head, fragment: fragment.name, modules: chunks.map(chunk => chunk.fileName), styles: stylesOf(chunks) },
      fragment,
    }
  } catch (error) {
    throw new Error(`${name}: the page ${path} cannot be rendered`, { cause: error })
  }
}
