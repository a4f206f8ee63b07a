import { parseArgs } from 'node:util'
import type { FilmDrawing } from '../drawing.ts'
import { renderCards } from '../identity/render-cards.ts'
import { renderIdentity } from '../identity/render-identity.ts'
import { renderMaps } from '../maps/render-maps.ts'
import { renderLoop } from '../sound/render-sound.ts'
import { renderTrailer } from '../trailer/render-trailer.ts'
import { loadDrawings } from './drawings.ts'
import { filmName } from './film-files.ts'
import { createPool, type Pool } from './pool.ts'
import { createProgress } from './progress.ts'
import { framesOf, renderFilm } from './render-film.ts'
import { renderTints } from './render-tints.ts'

const help = `Renders media from their drawings, everything or what is named:

  npm run media                       everything: pictures, films, sound, trailer, identity, maps, tints
  npm run media -- fees hero-1        these; sound, trailer, identity, cards, maps and tints likewise
  npm run media -- --pictures         all pictures; --films likewise

Needs ffmpeg (Debian's package of that name). Traces and frames are kept in var/media.
`

/** Renders what the arguments name. @throws Error for a name that no drawing has */
export async function runMediaCommand(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { help: { type: 'boolean' }, pictures: { type: 'boolean' }, films: { type: 'boolean' } },
  })
  if (values.help) return void process.stdout.write(help)
  const { pictures, films } = await loadDrawings()
  const everything = positionals.length === 0
  const wanted = (name: string, all: boolean | undefined): boolean =>
    positionals.includes(name) || (everything && (all ?? !(values.pictures || values.films)))
  const unknown = positionals.filter(name => !(name in pictures || name in films || name in derived))
  if (unknown.length > 0) throw new Error(`There is no drawing named ${unknown.join(', ')}`)
  const pool = createPool()
  try {
    await renderPictures(
      pool,
      Object.keys(pictures).filter(name => wanted(name, values.pictures)),
    )
    await renderFilms(
      pool,
      Object.entries(films).filter(([name]) => wanted(name, values.films)),
    )
  } finally {
    await pool.end()
  }
  // the trailer is cut from films, and cards from pictures: they come last
  for (const [name, render] of Object.entries(derived)) if (wanted(name, undefined)) await render()
}

/** What is made of the drawings, or without any. */
const derived: Readonly<Record<string, () => Promise<unknown>>> = {
  sound: () => renderLoop(),
  trailer: () => renderTrailer(),
  identity: () => renderIdentity(),
  cards: () => renderCards(),
  maps: () => renderMaps(),
  tints: () => renderTints(),
}

async function renderPictures(pool: Pool, names: readonly string[]): Promise<void> {
  const progress = createProgress(names.length)
  await Promise.all(
    names.map(async name => {
      await pool.run({ kind: 'picture', name })
      progress.step(name)
    }),
  )
  progress.done()
}

async function renderFilms(pool: Pool, films: readonly (readonly [string, FilmDrawing])[]): Promise<void> {
  const framings = films.flatMap(([name, drawing]) =>
    (drawing.portrait ? [false, true] : [false]).map(portrait => ({ name, drawing, portrait })),
  )
  const progress = createProgress(framings.reduce((sum, { drawing }) => sum + framesOf(drawing), 0))
  for (const { name, drawing, portrait } of framings) {
    await renderFilm(pool, name, drawing, portrait, progress)
    process.stdout.write(`${filmName(name, portrait)} is done\n`)
  }
  progress.done()
}
