/** `import scale from 'icon:scale'` gives an icon of lucide-react as plain data (`IconDrawing`): a page carries those it shows and no others. */
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { repositoryRoot } from '../sections.mjs'

const scheme = 'icon:'
/** lucide-react is the kit's. */
const kit = createRequire(join(repositoryRoot, 'shared/kit/package.json'))

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

export function iconsPlugin(): Plugin {
  return {
    name: 'site-icons',
    enforce: 'pre',
    // A copy for each importer, as of pictures: one shared by two pages would be a request of its own.
    resolveId: (source, importer = '') => (source.startsWith(scheme) ? `\0${source}?for=${relative(repositoryRoot, importer)}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${scheme}`)) return
      const [name = ''] = id.slice(1 + scheme.length).split('?')
      return `export default ${JSON.stringify(await readIcon(name))}`
    },
  }
}

/**
 * The shapes of one icon, drawn in a box of 24 x 24.
 * @param name lucide's, such as `circle-check`
 * @throws naming the icon, where lucide-react has no drawing of it.
 */
export async function readIcon(name: string): Promise<Shape[]> {
  const { __iconData: icon } = await importIcon(name)
  if (!icon?.node) throw new Error(`icon:${name}: expected an icon of lucide-react, which exports its drawing as __iconData`)
  // Their `key` is lucide's own, for React.
  return icon.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes])
}

async function importIcon(name: string): Promise<{ __iconData?: { node?: Shape[] } }> {
  try {
    return await import(pathToFileURL(kit.resolve(`lucide-react/icons/${name}`)).href)
  } catch (cause) {
    throw new Error(`icon:${name}: lucide-react has no icon of this name`, { cause })
  }
}
