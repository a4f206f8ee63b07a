import { join } from 'node:path'
import sharp from 'sharp'
import type { FilmDrawing } from '../drawing.ts'
import { encodeFilm, filmName, writeMaster } from './film-files.ts'
import { fallback, film, filmFrame, landscape, mediaDirectory, thumbnail, upright } from './media-files.ts'
import { writeAvif, writeForms } from './picture-files.ts'
import type { Pool } from './pool.ts'
import type { Progress } from './progress.ts'

export const framesOf = ({ seconds }: FilmDrawing): number => Math.round(seconds * film.framesPerSecond)

/** Draws all frames of a film in one framing, encodes them, and writes its poster. */
export async function renderFilm(pool: Pool, name: string, drawing: FilmDrawing, portrait: boolean, progress: Progress): Promise<void> {
  const title = filmName(name, portrait)
  await writeMaster(title, portrait, drawFrames(pool, name, drawing, portrait, progress))
  await encodeFilm(title, framesOf(drawing))
  await writePoster(pool, name, portrait)
}

/** The frames in order; a few more than there are workers are under way at a time. */
async function* drawFrames(
  pool: Pool,
  name: string,
  drawing: FilmDrawing,
  portrait: boolean,
  progress: Progress,
): AsyncIterable<Uint8Array> {
  const count = framesOf(drawing)
  const underWay: Promise<Uint8Array>[] = []
  for (let i = 0; i < count + pool.size; i++) {
    if (i < count) underWay.push(drawFrame(pool, name, portrait, i / count, filmFrame(portrait)))
    if (i < pool.size) continue
    const bytes = await underWay.shift()
    if (bytes) yield bytes
    progress.step(`${filmName(name, portrait)}, frame ${i - pool.size + 1} of ${count}`)
  }
}

async function drawFrame(
  pool: Pool,
  name: string,
  portrait: boolean,
  t: number,
  size: { width: number; height: number },
): Promise<Uint8Array> {
  const { bytes } = await pool.run({ kind: 'frame', name, portrait, t, ...size })
  if (!bytes) throw new Error(`${name}: no frame at ${t}`)
  return bytes
}

/** The first frame, drawn as large as a poster is shown. */
async function writePoster(pool: Pool, name: string, portrait: boolean): Promise<void> {
  const width = portrait ? Math.max(...upright.map(variant => variant.width)) : fallback.width
  const { width: w, height: h } = filmFrame(portrait)
  const size = { width, height: Math.round((width / w) * h) }
  const image = sharp(await drawFrame(pool, name, portrait, 0, size), { raw: { ...size, channels: 3 } })
  const base = join(mediaDirectory, 'films', filmName(name, portrait))
  if (portrait) await writeAvif(image, base, upright)
  else await writeForms(image, base, [thumbnail, ...landscape.filter(variant => variant.width <= width)], fallback)
}
