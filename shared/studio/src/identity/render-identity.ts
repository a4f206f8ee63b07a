/** Writes the marks, the icons of each, and the owner's wordmark. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identity } from '@site/identity'
import { chooseMark, type Mark, marks } from '@site/media/identity/marks.ts'
import sharp from 'sharp'
import { mediaDirectory } from '../render/media-files.ts'
import { outlineText } from '../type/outline.ts'
import { iconFile } from './icon-file.ts'
import { faviconSvg, type IconLook, iconSvg, markSvg } from './mark-drawings.ts'

/** Sizes in an ICO file, px. */
const icoSizes = [16, 32, 48] as const

const tab: IconLook = { corner: 11, mark: 48, small: true }
const square: IconLook = { corner: 0, mark: 35 }

const directory = join(mediaDirectory, 'identity')

/** Renders all of it. @returns the files */
export async function renderIdentity(): Promise<string[]> {
  const files = [await write('wordmark.svg', await wordmarkSvg())]
  for (const mark of marks) {
    const folder = `icons-${mark.name}`
    files.push(await write(`mark-${mark.name}.svg`, markSvg(mark)))
    files.push(await write(join(folder, 'favicon.svg'), faviconSvg(mark)))
    files.push(await write(join(folder, 'favicon.ico'), await favicon(mark)))
    files.push(await write(join(folder, 'apple-touch-icon.png'), await raster(mark, square, 180)))
  }
  return files
}

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(directory, name)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, content)
  return file
}

/** An icon at a size in px, as PNG. */
const raster = (mark: Mark, look: IconLook, size: number): Promise<Buffer> =>
  sharp(Buffer.from(iconSvg(mark, look)), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

const favicon = async (mark: Mark): Promise<Uint8Array> =>
  iconFile(await Promise.all(icoSizes.map(async size => ({ size, png: await raster(mark, tab, size) }))))

/** Mark and name, for letterheads and films. */
async function wordmarkSvg(): Promise<string> {
  const mark = chooseMark(identity)
  const name = await outlineText({ text: identity.name, size: 24, weight: 480, letterSpacing: -0.01 })
  const width = Math.ceil(60 + name.width + 4)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" role="img" aria-label="${identity.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
    `  <path fill="none" stroke="currentColor" stroke-width="${mark.strokeWidth}" stroke-linecap="round" stroke-linejoin="round" d="${mark.path}"/>`,
    `  <path fill="currentColor" transform="translate(60 ${(24 - name.height / 2).toFixed(2)})" d="${name.path}"/>`,
    '</svg>\n',
  ].join('\n')
}
