import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isReserved } from '@site/delivery/contract'
import { repositoryRoot } from '../sections.mjs'

/** One page, its record with a schema, and a test: all sections have this shape. */
const template = join(import.meta.dirname, 'template')

/**
 * Makes a section with one page in a folder of its own. Nothing else in the checkout has to know of it.
 * @param {string} name lower-case words joined by hyphens, such as `journal`: the section is `remote-journal`, its page `/journal`
 * @returns {Promise<string>} the folder's name
 * @throws {Error} for another name, and where its folder is there or its address is the server's
 */
export async function createSection(name) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name) || name.length > 33)
    throw new Error(
      `expected a name such as journal: lower-case words joined by hyphens, at most 33 characters; got ${JSON.stringify(name)}`,
    )
  if (name.startsWith('remote-')) throw new Error(`expected the name alone, which remote- is put before: ${name.slice('remote-'.length)}`)
  const folder = `remote-${name}`
  if (existsSync(join(repositoryRoot, folder))) throw new Error(`${folder} is there already: choose another name`)
  // Below /federation lie the manifests of sections, for hosts elsewhere.
  if (isReserved(`/${name}`) || name === 'federation')
    throw new Error(`/${name} is an address that the server answers itself: choose another name`)
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
