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

async function tintsOf(file: string): Promise<string[]> {
  const { data } = await sharp(file)
    .removeAlpha()
    .resize({ width: 1, height: stops, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: stops }, (_, at) => `'#${data.subarray(at * 3, at * 3 + 3).toString('hex')}'`)
}
