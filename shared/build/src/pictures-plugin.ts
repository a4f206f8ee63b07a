/**
 * `import cloth from '@site/media/pictures/cloth.webp?picture'` gives a `PictureSource`: the picture, its
 * AVIF variants beside it (`cloth-640.avif`, …) as a srcset, and its size, all content-hashed into the release.
 */
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { imageSize } from 'image-size'
import type { Plugin } from 'vite'

const query = '?picture'

export function picturesPlugin(): Plugin {
  return {
    name: 'site-pictures',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true })
      return resolved && `${resolved.id}${query}`
    },
    async load(id) {
      if (!id.endsWith(query)) return
      const file = id.slice(0, -query.length)
      const { width, height } = imageSize(await readFile(file))
      const variants = await avifVariants(file)
      const importVariant = ({ path }: Variant, index: number): string => `import avif${index} from ${JSON.stringify(`${path}?url`)}`
      const candidate = ({ width: w }: Variant, index: number): string => `\${avif${index}} ${w}w`
      return [
        `import src from ${JSON.stringify(`${file}?url`)}`,
        ...variants.map(importVariant),
        `export default { src, avif: \`${variants.map(candidate).join(', ')}\`, width: ${width}, height: ${height} }`,
      ].join('\n')
    },
  }
}

type Variant = { path: string; width: number }

async function avifVariants(file: string): Promise<Variant[]> {
  const name = basename(file).replace(/\.\w+$/, '')
  const pattern = new RegExp(`^${name}-(\\d+)\\.avif$`)
  const variants = (await readdir(dirname(file))).flatMap(entry => {
    const width = pattern.exec(entry)?.[1]
    return width ? [{ path: join(dirname(file), entry), width: Number(width) }] : []
  })
  if (variants.length === 0) throw new Error(`${file}: expected AVIF variants beside it, such as ${name}-640.avif`)
  return variants.sort((a, b) => a.width - b.width)
}
