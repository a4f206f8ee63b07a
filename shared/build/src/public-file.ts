import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { mediaTypeOf } from './media-type.ts'

export type PublicFile = { readonly content: Uint8Array; readonly type: string }

/**
 * The file that is public at `path`, as a release would hold it.
 * @param folders those that are public, absolute; the first that has the file gives it
 * @param path decoded, from the address
 * @returns undefined where there is none, and for hidden files
 * @throws {Error} when the file's media type is not known.
 */
export async function publicFile(folders: readonly string[], path: string): Promise<PublicFile | undefined> {
  if (path.split(/[\\/]/).some(segment => /^\.(?!well-known$)/.test(segment))) return undefined
  for (const folder of folders) {
    const file = join(folder, path)
    const content = file.startsWith(folder + sep) && (await readFile(file).catch(() => undefined))
    if (content) return { content, type: mediaTypeOf(file, content) }
  }
  return undefined
}
