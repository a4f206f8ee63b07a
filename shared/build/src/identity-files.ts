/** What the shell's release has of the identity: the icons of the mark. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identity } from '@site/identity'
import { chooseMark } from '@site/media/identity/marks.ts'
import { repositoryRoot } from '../sections.mjs'
import type { BuiltFile } from './program-build.ts'
import { hashedFile } from './release-writer.ts'

type Person = Pick<typeof identity, 'initial'>

/** Icons that browsers look for at a fixed address. */
const fixed = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png'] as const

/** Folder of the icons of the identity’s mark. */
export const iconFolder = (person: Person): string => join(repositoryRoot, 'shared/media/identity', `icons-${chooseMark(person).name}`)

/** The files, and the fixed path of each. */
export async function identityFiles(person: Person = identity): Promise<{ files: BuiltFile[]; paths: Record<string, string> }> {
  const files = await Promise.all(fixed.map(async file => hashedFile(file, await readFile(join(iconFolder(person), file)))))
  return { files, paths: Object.fromEntries(files.map(({ name }, at) => [`/${fixed[at]}`, name])) }
}
