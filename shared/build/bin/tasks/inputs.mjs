import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../sections.mjs'

/** What every program is made of besides its own folder: `inputs.test.ts` holds it against what a build imports. */
export const sharedInputs = [
  'shared/kit',
  'shared/identity',
  'shared/media',
  'shared/build/src',
  'shared/build/sections.mjs',
  'shared/build/bin/site-build.mjs',
  'shared/delivery/package.json',
  'shared/delivery/src/release',
  'pnpm-lock.yaml',
  'tsconfig.json',
]

/** What a folder holds besides sources: installed, built, or none of a program. */
const isNoInput = name => ['node_modules', 'dist'].includes(name) || /^\.(?!well-known$)/.test(name) || /\.test\.tsx?$/.test(name)

/**
 * A digest of the content of files and folders.
 * @param paths relative to the root of the checkout; those that do not exist count as empty
 * @param before a digest that goes into this one
 */
export function digestOf(paths, before = '') {
  const hash = createHash('sha256').update(before)
  for (const path of paths) digestInto(hash, path)
  return hash.digest('hex')
}

function digestInto(hash, path) {
  const absolute = join(repositoryRoot, path)
  const status = statSync(absolute, { throwIfNoEntry: false })
  if (status?.isFile()) hash.update(path).update('\0').update(readFileSync(absolute)).update('\0')
  if (!status?.isDirectory()) return
  for (const name of readdirSync(absolute).sort()) if (!isNoInput(name)) digestInto(hash, join(path, name))
}
