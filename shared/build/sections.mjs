import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout, absolute, without a trailing slash. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Which sections there are is told by the folders alone: everything that builds, serves, tests or measures asks here.
 * @returns {import('@site/kit/contract').SectionName[]} the sections of this checkout, by name; a team may work in one that lacks the others
 */
export function presentSections() {
  const folders = /** @type {import('@site/kit/contract').SectionName[]} */ (readdirSync(repositoryRoot))
  return folders
    .filter(name => /^remote-[a-z][a-z\d-]{0,40}$/.test(name) && existsSync(join(repositoryRoot, name, 'src/section.ts')))
    .sort()
}
