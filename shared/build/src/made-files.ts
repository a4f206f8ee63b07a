/**
 * Files that a section makes of its content while it is built: those of its `src/made-files.ts`, where it has one.
 * `import { sizes } from 'virtual:made-files'` tells its pages how large each is, in bytes, by its public path.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SectionName } from '@site/kit/contract'
import type { Plugin, ViteDevServer } from 'vite'
import { repositoryRoot } from '../sections.mjs'
import { buildForPrerendering } from './program-build.ts'

export type MadeFile = { readonly path: string; readonly content: Uint8Array }

type Maker = { madeFiles: () => Promise<readonly MadeFile[]> }

const id = '\0virtual:made-files'

const makerOf = (name: SectionName): string => join(repositoryRoot, name, 'src/made-files.ts')

/**
 * Makes the files of a section for its release.
 * @throws naming the section, when one cannot be made.
 */
export async function makeFiles(name: SectionName): Promise<readonly MadeFile[]> {
  const input = makerOf(name)
  if (!existsSync(input)) return []
  try {
    const entry = await buildForPrerendering({ root: join(repositoryRoot, name), program: name, input }, [])
    // The section itself is built to the same address afterwards; Node would remember this one for it.
    const { madeFiles } = (await import(`${pathToFileURL(entry).href}?made-files`)) as Maker
    return await madeFiles()
  } catch (error) {
    throw new Error(`${name}: a file of src/made-files.ts cannot be made`, { cause: error })
  }
}

/** Makes them from the sources as they are now, while they are written. */
export async function makeFilesFrom(vite: ViteDevServer, names: readonly SectionName[]): Promise<MadeFile[]> {
  const makers = names.filter(name => existsSync(makerOf(name)))
  const made = makers.map(async name => ((await vite.ssrLoadModule(makerOf(name))) as Maker).madeFiles())
  return (await Promise.all(made)).flat()
}

/** @param files those that are made, or how to make them when they are asked for */
export function madeFileSizes(files: readonly MadeFile[] | (() => Promise<readonly MadeFile[]>)): Plugin {
  return {
    name: 'site-made-files',
    resolveId: source => (`\0${source}` === id ? id : undefined),
    load: async source => {
      if (source !== id) return
      const made = typeof files === 'function' ? await files() : files
      return `export const sizes = ${JSON.stringify(Object.fromEntries(made.map(({ path, content }) => [path, content.length])))}`
    },
  }
}
