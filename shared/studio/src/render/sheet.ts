/** One contact sheet of every picture, poster and mark: to see at a glance what repeats and what is weak. */
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { mediaDirectory, workDirectory } from './media-files.ts'

const width = 2400
const columns = 6
const gap = 14
const column = Math.floor((width - gap * (columns + 1)) / columns)
const labelHeight = 26

type Cell = { label: string; image: Buffer; height: number }

/** Writes `var/media/sheet.png`. @returns its path */
export async function writeSheet(): Promise<string> {
  const cells = [
    ...(await cellsOf('films', /\.webp$/)),
    ...(await cellsOf('pictures', /\.webp$/)),
    ...(await cellsOf('cards', /\.jpg$/)),
    ...(await cellsOf('identity', /\.(svg|png)$/)),
  ]
  const { overlays, height } = arrange(cells)
  const file = join(workDirectory, 'sheet.png')
  await mkdir(workDirectory, { recursive: true })
  await sharp({ create: { width, height, channels: 3, background: '#17141F' } })
    .composite(overlays)
    .png({ palette: true, quality: 92 })
    .toFile(file)
  return file
}

async function cellsOf(folder: string, pattern: RegExp): Promise<Cell[]> {
  const names = await readdir(join(mediaDirectory, folder)).catch(() => [])
  return Promise.all(
    names
      .filter(name => pattern.test(name))
      .sort()
      .map(async name => {
        const source = await readFile(join(mediaDirectory, folder, name))
        // marks are drawn in the colour of the text round them
        const drawn = name.endsWith('.svg') ? Buffer.from(source.toString().replaceAll('currentColor', '#F2A93B')) : source
        const { data, info } = await sharp(drawn, { density: 200 })
          .resize({ width: column, height: column, fit: 'inside' })
          .png()
          .toBuffer({ resolveWithObject: true })
        return { label: `${folder}/${name.replace(/\.\w+$/, '')}`, image: data, height: info.height }
      }),
  )
}

/** Rows of cells, each row as high as its highest. */
function arrange(cells: readonly Cell[]): { overlays: OverlayOptions[]; height: number } {
  const overlays: OverlayOptions[] = []
  let top = gap
  for (let row = 0; row < cells.length; row += columns) {
    const inRow = cells.slice(row, row + columns)
    inRow.forEach(({ label, image, height }, i) => {
      const left = gap + i * (column + gap)
      overlays.push({ input: image, left, top }, { input: labelOf(label), left, top: top + height + 2 })
    })
    top += Math.max(...inRow.map(({ height }) => height)) + labelHeight + 4
  }
  return { overlays, height: top }
}

const labelOf = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${column}" height="${labelHeight}"><text x="2" y="17" font-family="sans-serif" font-size="13" fill="#EADFCB">${text}</text></svg>`,
  )
