import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../sections.mjs'
import { sectionFiles } from './section-files.mjs'

/**
 * Makes a section with one page in a folder of its own. Nothing else in the checkout has to know of it.
 * @param {string} name lower-case words joined by hyphens, without `remote-`
 * @returns {Promise<string>} the folder's name
 * @throws {Error} for another name, and where the folder is there already
 */
export async function createSection(name) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name) || name.length > 33)
    throw new Error(
      `expected a name such as journal: lower-case words joined by hyphens, at most 33 characters; got ${JSON.stringify(name)}`,
    )
  const folder = `remote-${name}`
  if (existsSync(join(repositoryRoot, folder))) throw new Error(`${folder} is there already: choose another name`)
  for (const [path, text] of Object.entries(sectionFiles(name))) {
    const file = join(repositoryRoot, folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folder
}
