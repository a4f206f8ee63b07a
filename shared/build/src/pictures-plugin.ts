/**
 * `import cloth from '@site/media/pictures/cloth.webp?picture'` gives a `PictureSource`: the picture, its
 * AVIF variants beside it (`cloth-640.avif`, …, and `cloth-portrait-720.avif`, … framed upright) as srcsets,
 * all content-hashed into the release, its size, what it shows, and a class with its colours. A picture that
 * the specification gives an address has its WebP there. Each importer has a copy of its own of these few lines, or every
 * picture that two pages show would be a chunk and a request: 17 of them on one page. The files themselves are there once.
 */
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { imageSize } from 'image-size'
import type { Plugin, Rolldown } from 'vite'
import { descriptions } from '../../media/descriptions.ts'
import { specifiedAddress } from '../../media/specified-pictures.ts'
import { type Subjects, subjects } from '../../media/subjects.ts'
import { tints } from '../../media/tints.ts'
import { repositoryRoot } from '../sections.mjs'

const query = '?picture'
const marked = /^(.+)\?picture&for=/
const tintStyles = /^virtual:picture-tint\/(.+)\.css$/

export function picturesPlugin(): Plugin {
  return {
    name: 'site-pictures',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (tintStyles.test(source)) return `\0${source}`
      if (!source.endsWith(query)) return
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true })
      return resolved && `${resolved.id}${query}&for=${importer ? relative(repositoryRoot, importer) : ''}`
    },
    async load(id) {
      const [, tinted] = tintStyles.exec(id.slice(1)) ?? []
      if (tinted) return `@layer kit.parts{.tint-${tinted}{--tints:${describe(tints, tinted, 'tints.ts').join(',')}}}`
      const [, file] = marked.exec(id) ?? []
      if (!file) return
      const name = nameOf(file)
      const { mode, config } = this.environment
      const address: Address = async path => (mode === 'build' ? builtAddress(this, path) : JSON.stringify(`${config.base}@fs${path}`))
      const { width, height } = imageSize(await readFile(file))
      const whole = await avifVariants(file, '')
      if (whole.length === 0) throw new Error(`${file}: expected AVIF variants beside it, such as ${name}-640.avif`)
      const upright = await avifVariants(file, '-portrait')
      const { upright: clear }: Subjects = describe(subjects, name, 'subjects.ts')
      if (upright.length > 0 && !clear) throw new Error(`${name}: shared/media/subjects.ts says nothing of its upright framing`)
      const specified = specifiedAddress(name)
      const parts = [
        `src: ${specified ? JSON.stringify(specified) : await address(file)}`,
        `avif: ${await srcset(whole, address)}`,
        ...(upright.length > 0 ? [`portrait: ${await srcset(upright, address)}`] : []),
        `width: ${width}, height: ${height}, alt: ${JSON.stringify(describe(descriptions, name, 'descriptions.ts'))}`,
        `tint: 'tint-${name}'`,
      ]
      return `import 'virtual:picture-tint/${name}.css'\nexport default { ${parts.join(', ')} }`
    },
  }
}

/** What a file of `shared/media` says of a picture. @throws {Error} when it says nothing. */
function describe<T>(said: Readonly<Record<string, T>>, name: string, where: string): T {
  const known = said[name]
  if (!known) throw new Error(`${name}: shared/media/${where} says nothing of this picture`)
  return known
}

type Variant = { path: string; width: number }

/** The expression, in the code of a module, of a file's public address. */
type Address = (path: string) => Promise<string>

const srcset = async (variants: readonly Variant[], address: Address): Promise<string> =>
  `\`${(await Promise.all(variants.map(async ({ path, width }) => `\${${await address(path)}} ${width}w`))).join(', ')}\``

/** As Vite's own module of the file says it: the build writes the hashed address in its place. */
async function builtAddress(context: Pick<Rolldown.PluginContext, 'load'>, path: string): Promise<string> {
  const { code } = await context.load({ id: `${path}?url` })
  const [, address] = /^export default (.+?);?\s*$/.exec(code ?? '') ?? []
  if (!address) throw new Error(`${path}: expected a module that exports an address, got ${code}`)
  return address
}

const nameOf = (file: string): string => basename(file).replace(/\.\w+$/, '')

/** The variants of a framing that lie beside the picture, the narrowest first. */
async function avifVariants(file: string, framing: string): Promise<Variant[]> {
  const pattern = new RegExp(`^${nameOf(file)}${framing}-(\\d+)\\.avif$`)
  const variants = (await readdir(dirname(file))).flatMap(entry => {
    const width = pattern.exec(entry)?.[1]
    return width ? [{ path: join(dirname(file), entry), width: Number(width) }] : []
  })
  return variants.sort((a, b) => a.width - b.width)
}
