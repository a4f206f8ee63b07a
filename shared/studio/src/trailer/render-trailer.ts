import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { timedShots } from '@site/media/trailer'
import sharp from 'sharp'
import { ffmpeg } from '../render/ffmpeg.ts'
import { bt709, masterOf, writeMaster } from '../render/film-files.ts'
import { fallback, film, landscape, mediaDirectory, workDirectory } from '../render/media-files.ts'
import { writeForms } from '../render/picture-files.ts'
import { createProgress } from '../render/progress.ts'
import { renderTrailerScore } from '../sound/render-sound.ts'
import { captionsOf } from './captions.ts'
import { trailerFrames } from './compose.ts'

/** The moment that stands for it before it plays, seconds. */
const posterAt = 3.5

/** Bytes that each file of it may have. */
const budget = 4_750_000

type Codec = {
  /** CRF of the first try. */
  crf: number
  options: readonly string[]
}

const video: Record<'mp4' | 'webm', Codec> = {
  mp4: {
    crf: 32,
    options: ['-c:v', 'libx264', '-preset', 'slower', '-tune', 'animation', '-c:a', 'aac', '-b:a', '112k', '-movflags', '+faststart'],
  },
  webm: { crf: 48, options: ['-c:v', 'libsvtav1', '-preset', '5', '-svtav1-params', 'tune=0', '-c:a', 'libopus', '-b:a', '80k'] },
}

/** Cuts the trailer from the masters of the films, sets it to its score, and writes its poster and captions. */
export async function renderTrailer(): Promise<void> {
  const shots = timedShots()
  const frames = Math.round((shots.at(-1)?.end ?? 0) * film.framesPerSecond)
  await writeMaster('trailer', false, counted(frames))
  const score = await renderTrailerScore()
  const base = join(mediaDirectory, 'films/trailer')
  for (const [extension, codec] of Object.entries(video)) await encode(score, `${base}.${extension}`, codec)
  await writeFile(`${base}.vtt`, captionsOf(shots))
  await writePoster(base)
}

/** As good as the budget allows. */
async function encode(score: string, file: string, { crf, options }: Codec): Promise<void> {
  await ffmpeg(['-i', masterOf('trailer'), '-i', score, ...bt709, ...options, '-crf', `${crf}`, '-shortest', file])
  const { size } = await stat(file)
  if (size > budget) await encode(score, file, { crf: crf + 1, options })
}

async function* counted(frames: number): AsyncIterable<Uint8Array> {
  const progress = createProgress(frames)
  for await (const frame of trailerFrames()) {
    progress.step('trailer')
    yield frame
  }
  progress.done()
}

async function writePoster(base: string): Promise<void> {
  await mkdir(workDirectory, { recursive: true })
  const still = join(workDirectory, 'trailer.png')
  await ffmpeg(['-ss', `${posterAt}`, '-i', masterOf('trailer'), '-frames:v', '1', still])
  await writeForms(
    sharp(still),
    base,
    landscape.filter(({ width }) => width <= fallback.width),
    fallback,
  )
}
