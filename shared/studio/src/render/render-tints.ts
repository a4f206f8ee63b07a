import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mediaDirectory } from './media-files.ts'

/** How many colours stand for a picture, from its top to its foot. */
const stops = 3

/** Writes the colours that stand in for each picture while it loads. */
export async function renderTints(): Promise<void> {
  const lines: string[] = []
  for (const folder of ['films', 'pictures']) {
    const files = (await readdir(join(mediaDirectory, folder))).filter(name => name.endsWith('.webp')).sort()
    for (const file of files)
      lines.push(`  '${file.replace('.webp', '')}': [${(await tintsOf(join(mediaDirectory, folder, file))).join(', ')}],\n`)
  }
  const head =
    '/** The colours of each picture from its top to its foot, which stand in for it while it loads. Written by `npm run media -- tints`. */\n'
  await writeFile(
    join(mediaDirectory, 'tints.ts'),
    `${head}export const tints = {\n${lines.join('')}} as const satisfies Record<string, readonly string[]>\n`,
  )
}

/** Of each third of a picture the tone that most of it has: what stands on a ground does not colour the ground. */
async function tintsOf(file: string): Promise<string[]> {
  const [width, height] = [48, 16 * stops]
  const data = await sharp(file).removeAlpha().resize({ width, height, fit: 'fill' }).raw().toBuffer()
  const third = data.length / stops
  return Array.from({ length: stops }, (_, at) => {
    const pixels = data.subarray(at * third, (at + 1) * third)
    const tone = [0, 1, 2].map(channel => pixels.filter((_, index) => index % 3 === channel).sort()[third / 6] ?? 0)
    return `'#${Buffer.from(tone).toString('hex')}'`
  })
}
