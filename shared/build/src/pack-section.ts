/** A section that was built elsewhere, by any tool that writes Module Federation's manifest, as a release. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { PageHead, SectionName } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { repositoryRoot } from '../sections.mjs'
import { manifestName, publicManifest } from './federation.ts'
import type { BuiltFile } from './program-build.ts'
import { distinct, hashedFile, writeRelease } from './release-writer.ts'

/** What the team writes beside the build: who owns which pages, their heads, and a file with the prerendered markup of each. */
const descriptionName = 'section.json'

const description = v.object({
  name: v.custom<SectionName>(name => /^remote-[a-z][a-z\d-]*$/.test(`${name}`), 'the name of a section such as remote-guest'),
  pages: v.array(v.object({ path: v.string(), head: v.custom<PageHead>(head => head instanceof Object), fragment: v.string() })),
})

const names = v.array(v.string())
const federationManifest = v.object({
  metaData: v.object({ publicPath: v.optional(v.string()), remoteEntry: v.object({ name: v.string(), type: v.string() }) }),
  shared: v.array(v.object({ name: v.string(), version: v.optional(v.string()), requiredVersion: v.optional(v.string()) })),
  exposes: v.array(
    v.object({ path: v.string(), assets: v.object({ js: v.object({ sync: names }), css: v.object({ sync: names, async: names }) }) }),
  ),
})

const options = 'the options of Module Federation'

/** Documents, maps and accounts of the build: no part of a release. */
const byproduct = /\.(?:html|map)$|^(?:mf-.*\.json|section\.json|\.vite\/.*)$|@mf-types/

/**
 * @param folder what the build wrote, with a `section.json`
 * @returns the folder of the release
 * @throws {Error} naming what is wrong, and the setting of the build that mends it
 */
export async function packSection(folder: string): Promise<string> {
  const described = await read(folder, descriptionName, ' (docs/teams.md), and no release.json either')
  const { name, pages } = parseRecord(description, JSON.parse(`${described}`), join(folder, descriptionName))
  const base = `/_/${name}/`
  const made = await read(folder, manifestName, `: set manifest: true in ${options}, or output.publicPath: '${base}' (Rspack)`)
  const { metaData, shared, exposes } = parseRecord(federationManifest, JSON.parse(`${made}`), join(folder, manifestName))
  const exposed = exposes.find(({ path }) => path === './section')
  const [reactShare, kit] = ['react', '@site/kit/runtime'].map(share => shared.find(each => each.name === share))
  const [react] = /\d+\.\d+/.exec(reactShare?.version || reactShare?.requiredVersion || '') ?? []
  const refusal = (fault: string, setting: string): Error => new Error(`${name}${fault}: set ${setting}`)
  if (!exposed) throw refusal(' exposes no ./section', `exposes: { './section': … } in ${options}`)
  if (metaData.remoteEntry.type !== 'module')
    throw refusal(': its entry is a script and no module', `library: { type: 'module' } in ${options} and output.module (Rspack)`)
  if (metaData.publicPath !== base)
    throw refusal(`: its files are made for ${metaData.publicPath}`, `base: '${base}' (Vite), or output.publicPath (Rspack)`)
  if (!react)
    throw refusal(' brings its own React', `shared: { react: { singleton: true }, 'react-dom': { singleton: true } } in ${options}`)
  const fragments = await Promise.all(
    pages.map(async ({ fragment, path }) => hashedFile(fragment, await read(folder, fragment, `, the markup of ${path}`))),
  )
  const manifest = hashedFile(manifestName, publicManifest(name, made))
  const [{ name: entry }, { js, css }] = [metaData.remoteEntry, exposed.assets]
  const files = { modules: [...new Set([entry, ...js.sync])], styles: [...new Set([...css.sync, ...css.async])] }
  const root = join(repositoryRoot, 'var/packed', name)
  await writeRelease(
    root,
    {
      kind: 'section',
      name,
      kit: kit?.requiredVersion ?? '*',
      react,
      entry,
      pages: pages.map(({ path, head }, at) => ({ path, head, fragment: fragments[at]?.name ?? '', ...files })),
      public: { [`/federation/${name}.json`]: manifest.name },
    },
    [...(await filesOf(name, folder)), ...distinct(fragments), manifest],
  )
  return join(root, 'dist/release')
}

/** @throws {Error} when there is none, with `instead` behind its name. */
const read = (folder: string, name: string, instead: string): Promise<Buffer> =>
  readFile(join(folder, name)).catch(() => {
    throw new Error(`${folder} holds no ${name}${instead}`)
  })

/** Releases are flat, and their files are kept for ever: a name has to say which content it is. */
const refusals = [
  [/\//, " lies in a folder: set build.assetsDir: '' (Vite), or leave folders out of output.filename and its like (Rspack)"],
  [
    /^(?!.*[-.][\w-]{8,}\.\w+$).*\.(?:js|css)$/,
    ` has no hash in its name: set filename: 'remoteEntry-[hash].js' and no varFilename in ${options}, and output.chunkFilename: '[name]-[contenthash].js' (Rspack)`,
  ],
  [
    /^(?![\w-][\w.-]{0,199}$)/,
    ": expected at most 200 letters, digits and -_. : set build.rolldownOptions.output.chunkFileNames: '[hash].js' (Vite), or output.chunkFilename (Rspack)",
  ],
] as const

async function filesOf(name: SectionName, folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => relative(folder, join(entry.parentPath, entry.name)))
  const kept = paths.filter(path => !byproduct.test(path)).sort()
  for (const [fault, reason] of refusals) {
    const refused = kept.find(path => fault.test(path))
    if (refused) throw new Error(`${name}: ${refused}${reason}`)
  }
  return Promise.all(kept.map(async path => ({ name: path, content: await readFile(join(folder, path)) })))
}
