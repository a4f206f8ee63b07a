/** Writes the map of the world, and the countries that pages mark on it. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CountryMark } from '@site/media/maps/country-mark'
import { mediaDirectory } from '../render/media-files.ts'
import { countryMarks } from './country-outlines.ts'
import { landThreads } from './land-threads.ts'
import { mapBox } from './map-box.ts'

/** As world-atlas names them; a page that wants another adds it here. */
const marked = ['Colombia', 'Ghana', 'Kenya', 'Nepal', 'Philippines', 'Portugal'] as const

/** Light indigo of the brand, for dark grounds. */
const thread = '#A9A3F2'

/** What the files hold, by their names. */
export const mapFiles = (): Readonly<Record<string, string>> => ({
  'world.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapBox.width} ${mapBox.height}" width="${mapBox.width}" height="${mapBox.height}" fill="none" stroke="${thread}" stroke-opacity=".6" stroke-width="1.35" stroke-linecap="round"><path d="${landThreads()}"/></svg>\n`,
  'countries.ts': countriesModule(countryMarks(marked)),
})

/** Renders all of it. @returns the files */
export async function renderMaps(): Promise<string[]> {
  const directory = join(mediaDirectory, 'maps')
  await mkdir(directory, { recursive: true })
  return Promise.all(
    Object.entries(mapFiles()).map(async ([name, content]) => {
      const file = join(directory, name)
      await writeFile(file, content)
      return file
    }),
  )
}

/** One export a country, so that a page carries those it names. */
function countriesModule(countries: readonly CountryMark[]): string {
  const head = [
    '/** Countries as the map draws them. Made by `npm run media -- maps`. */',
    "import type { CountryMark } from './country-mark.ts'",
    `/** Of \`world.svg\`, units. */\nexport const mapBox = { width: ${mapBox.width}, height: ${mapBox.height} } as const`,
  ]
  const exports = countries.map(
    ({ name, outline, x, y }) =>
      `export const ${identifier(name)}: CountryMark = {\n  name: '${name}',\n  outline:${wrapped(outline)},\n  x: ${x},\n  y: ${y},\n}`,
  )
  return `${[...head, ...exports].join('\n\n')}\n`
}

/** As the formatter breaks a line: after the colon, where the value does not fit beside it. */
const wrapped = (value: string): string => (value.length + "  outline: '',".length > 140 ? `\n    '${value}'` : ` '${value}'`)

const identifier = (name: string): string => {
  const joined = name.replace(/[^a-z]+(\w?)/gi, (_, letter: string) => letter.toUpperCase())
  return joined.charAt(0).toLowerCase() + joined.slice(1)
}
