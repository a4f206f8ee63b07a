/** A section that was built elsewhere, by any tool that writes Module Federation's manifest, as a release. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Release, ReleasePage } from '@site/delivery/release'
import type { SectionName } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { repositoryRoot } from '../sections.mjs'
import { publicManifest } from './federation.ts'
import type { BuiltFile } from './program-build.ts'
import { hashedFile, writeRelease } from './release-writer.ts'

/** What the team writes beside the build: who owns which pages, their heads, and a file with the prerendered markup of each. */
export const descriptionName = 'section.json'

const description = v.object({
  name: v.pipe(v.string(), v.regex(/^remote-[a-z][a-z\d-]*$/, 'the name of a section such as remote-guest')),
  pages: v.array(v.object({ path: v.string(), head: v.looseObject({}), fragment: v.string() })),
})

const names = v.array(v.string())
const federationManifest = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string(), type: v.string() }) }),
  shared: v.array(v.object({ name: v.string(), version: v.optional(v.string()), requiredVersion: v.optional(v.string()) })),
  exposes: v.array(
    v.object({ path: v.string(), assets: v.object({ js: v.object({ sync: names }), css: v.object({ sync: names, async: names }) }) }),
  ),
})

/** Documents, maps and accounts of the build: no part of a release. */
const isByproduct = (name: string): boolean =>
  /\.(?:html|map)$|^(?:mf-.*\.json|\.vite\/.*)$|@mf-types/.test(name) || name === descriptionName

/**
 * @param folder what the build wrote, with a `section.json`
 * @returns the folder of the release
 * @throws {Error} naming what is wrong, and the setting of the build that mends it
 */
export async function packSection(folder: string): Promise<string> {
  const section = parseRecord(description, await json(folder, descriptionName), join(folder, descriptionName))
  const name = section.name as SectionName
  const made = await readFile(join(folder, 'mf-manifest.json')).catch(() => {
    throw new Error(`${folder} holds no mf-manifest.json: set manifest: true in the options of Module Federation`)
  })
  const { metaData, shared, exposes } = parseRecord(federationManifest, JSON.parse(made.toString()), join(folder, 'mf-manifest.json'))
  const exposed = exposes.find(({ path }) => path === './section')
  if (!exposed) throw new Error(`${name} exposes no ./section: set exposes: { './section': … } in the options of Module Federation`)
  if (metaData.remoteEntry.type !== 'module')
    throw new Error(
      `${name}: its entry is a script and no module: set library: { type: 'module' } in the options of Module Federation and output.module (Rspack)`,
    )
  const files = await filesOf(name, folder)
  const fragments = await Promise.all(
    section.pages.map(async ({ fragment }) => hashedFile(fragment, await readFile(join(folder, fragment)))),
  )
  const manifest = hashedFile('mf-manifest.json', publicManifest(name, made))
  const entry = metaData.remoteEntry.name
  const { js, css } = exposed.assets
  const pages = section.pages.map(({ path, head }, index) => ({
    path,
    head: head as ReleasePage['head'],
    fragment: fragments[index]?.name ?? '',
    modules: [...new Set([entry, ...js.sync])],
    styles: [...new Set([...css.sync, ...css.async])],
  }))
  const [react, kit] = ['react', '@site/kit/runtime'].map(share => shared.find(each => each.name === share))
  const root = join(repositoryRoot, 'var/packed', name)
  await writeRelease(
    root,
    {
      kind: 'section',
      name,
      kit: kit?.requiredVersion ?? '*',
      react: (react?.version ?? '').split('.').slice(0, 2).join('.'),
      entry,
      pages,
      public: { [`/federation/${name}.json`]: manifest.name },
    } satisfies Omit<Extract<Release, { kind: 'section' }>, 'id' | 'files' | 'format'>,
    [...files, ...new Map(fragments.map(file => [file.name, file])).values(), manifest],
  )
  return join(root, 'dist/release')
}

async function json(folder: string, name: string): Promise<unknown> {
  const text = await readFile(join(folder, name), 'utf8')
  return JSON.parse(text)
}

/** Releases are flat, and their files are kept for ever: a name has to say which content it is. */
async function filesOf(name: SectionName, folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => relative(folder, join(entry.parentPath, entry.name)))
  const kept = paths.filter(path => !isByproduct(path)).sort()
  const nested = kept.find(path => path.includes('/'))
  if (nested)
    throw new Error(
      `${name}: ${nested} lies in a folder, and the files of a release lie in none: set build.assetsDir: '' (Vite), or leave folders out of output.filename and its like (Rspack)`,
    )
  const unhashed = kept.find(path => /\.(?:js|css)$/.test(path) && !/[-.][\w-]{8,}\.\w+$/.test(path))
  if (unhashed)
    throw new Error(
      `${name}: ${unhashed} has no hash in its name, and browsers keep files for ever: set filename: 'remoteEntry-[hash].js' in the options of Module Federation, and output.chunkFilename: '[name]-[contenthash].js' (Rspack)`,
    )
  const odd = kept.find(path => !/^[\w-][\w.-]{0,199}$/.test(path))
  if (odd)
    throw new Error(
      `${name}: ${odd}: expected a name of at most 200 letters, digits and -_. : set build.rolldownOptions.output.chunkFileNames: '[hash].js' (Vite), or output.chunkFilename (Rspack)`,
    )
  return Promise.all(kept.map(async path => ({ name: path, content: await readFile(join(folder, path)) })))
}
