import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isReserved } from '@site/delivery/contract'
import { createServer } from 'vite'
import { presentSections, repositoryRoot } from '../sections.mjs'
import { loadSections } from '../src/development/dev-sections.ts'
import { sharedConfig } from '../src/vite-config.ts'

/** One page, its record with a schema, and a test: all sections have this shape. */
const template = join(import.meta.dirname, 'template')

/**
 * Makes a section with one page in a folder of its own. Nothing else in the checkout has to know of it.
 * @param {string} name lower-case words joined by hyphens, such as `journal`: the section is `remote-journal`, its page `/journal`
 * @returns {Promise<string>} the folder's name
 * @throws {Error} for another name, and where its folder or its address is taken
 */
export async function createSection(name) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name) || name.length > 33)
    throw new Error(
      `expected a name such as journal: lower-case words joined by hyphens, at most 33 characters; got ${JSON.stringify(name)}`,
    )
  if (name.startsWith('remote-')) throw new Error(`expected the name alone, which remote- is put before: ${name.slice('remote-'.length)}`)
  const folder = `remote-${name}`
  if (existsSync(join(repositoryRoot, folder))) throw new Error(`${folder} is there already: choose another name`)
  await assertFree(`/${name}`)
  const camelCase = name.replace(/-([a-z\d])/g, (_, letter) => letter.toUpperCase())
  const capital = text => text[0].toUpperCase() + text.slice(1)
  const words = { name, camelCase, PascalCase: capital(camelCase), title: capital(name.replaceAll('-', ' ')) }
  for (const path of await readdir(template, { recursive: true })) {
    if (!path.endsWith('.template')) continue
    const file = join(repositoryRoot, folder, path.replaceAll('name', name).replace('.template', ''))
    const text = (await readFile(join(template, path), 'utf8')).replace(/\{\{(\w+)\}\}/g, (_, word) => words[word])
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folder
}

/** @throws {Error} where the server or another section answers at the path: neither release could go live beside the other. */
async function assertFree(path) {
  // Below it lie the manifests of sections, for hosts elsewhere.
  if (isReserved(path) || path === '/federation')
    throw new Error(`${path} is an address that the server answers itself: choose another name`)
  const vite = await createServer({
    ...sharedConfig({ development: true }),
    root: repositoryRoot,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  const sections = await loadSections(vite, presentSections()).finally(() => vite.close())
  const taken = sections.find(({ pages, aliases = [] }) => [...pages, ...aliases].some(each => each.path === path))
  if (taken) throw new Error(`${path} is an address of ${taken.name} already: choose another name`)
}
