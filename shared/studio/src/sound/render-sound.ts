/** Writes the sound of the site. Needs ffmpeg. */
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loop } from '@site/media/sound/loop.ts'
import { ffmpeg } from '../render/ffmpeg.ts'
import { mediaDirectory, workDirectory } from '../render/media-files.ts'
import { composeLoop } from './loop-score.ts'
import { sampleRate } from './pitch.ts'
import { composeTrailerScore } from './trailer-score.ts'
import { waveFile } from './wave-file.ts'

/** Bytes that each file of the looping track may have. */
const loopBudget = 700_000

/** Bit rates that use the budget for the loop with its continuation; Vorbis reaches the same ear with fewer bytes. */
const formats = {
  'loop.webm': ['-c:a', 'libopus', '-b:a', '80k', '-vbr', 'constrained', '-compression_level', '10'],
  'loop.ogg': ['-c:a', 'libvorbis', '-q:a', '3.5'],
  'loop.m4a': ['-c:a', 'aac', '-b:a', '82k', '-movflags', '+faststart'],
} as const

/** The same sound gives the same bytes. */
const reproducible = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']

/**
 * Composes the looping track and encodes it in all its forms, with its own continuation at either end (`loop.leadIn`).
 * @returns the files
 * @throws Error when one exceeds its budget
 */
export async function renderLoop(directory = join(mediaDirectory, 'sound')): Promise<string[]> {
  const { left, right, length } = composeLoop()
  const leadIn = loop.leadIn * sampleRate
  const wave = await writeWork('loop.wav', waveFile(left, right, -leadIn, length + 2 * leadIn))
  const files: string[] = []
  for (const [name, codec] of Object.entries(formats)) {
    const file = join(directory, name)
    await ffmpeg(['-i', wave, ...reproducible, ...codec, file])
    const { size } = await stat(file)
    if (size > loopBudget) throw new Error(`${file}: ${size} bytes, its budget is ${loopBudget}`)
    files.push(file)
  }
  return files
}

/** Writes the music of the trailer as a WAVE file, for whoever cuts it, and says where. */
export function renderTrailerScore(): Promise<string> {
  const { left, right } = composeTrailerScore()
  return writeWork('trailer-score.wav', waveFile(left, right))
}

async function writeWork(name: string, content: Uint8Array): Promise<string> {
  const file = join(workDirectory, 'sound', name)
  await mkdir(join(workDirectory, 'sound'), { recursive: true })
  await writeFile(file, content)
  return file
}
