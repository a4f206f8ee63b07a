import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ffmpeg } from './ffmpeg.ts'
import { film, filmFrame, mediaDirectory, workDirectory } from './media-files.ts'

/** `hero-1`, or `hero-1-portrait`. */
export const filmName = (name: string, portrait: boolean): string => (portrait ? `${name}-portrait` : name)

/** The frames without loss: films are encoded from it, and the trailer is cut from it. */
export const masterOf = (name: string): string => join(workDirectory, 'films', `${name}.mkv`)

/** Writes frames (RGB, eight bits) to the master. */
export async function writeMaster(name: string, portrait: boolean, frames: AsyncIterable<Uint8Array>): Promise<void> {
  const { width, height } = filmFrame(portrait)
  await mkdir(join(workDirectory, 'films'), { recursive: true })
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${film.framesPerSecond}`, '-i', '-']
  await ffmpeg([...input, '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', masterOf(name)], frames)
}

/** 8-bit video in the colours of high definition (ITU-R BT.709). */
export const bt709 = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-colorspace',
  'bt709',
]

/** One key frame: a film loops as a whole. */
const oneGroup = ['-g', '400']

/** How many frames at either end are coded finely, so that the step from the last to the first is the film's own. */
const seam = 5
const finer = 9

type Codec = {
  extension: string
  budget: number
  /** CRF of the first try. */
  crf: number
  /** Points of CRF that halve the bytes. */
  halving: number
  /** The highest CRF that is tried. */
  poorest: number
  options: (crf: number, frames: number) => string[]
}

const h264: Codec = {
  extension: 'mp4',
  budget: film.h264,
  crf: 22,
  halving: 6,
  poorest: 51,
  options: (crf, frames) => {
    const zones = `zones=0,${seam - 1},q=${crf - finer}/${frames - seam},${frames - 1},q=${crf - finer}`
    return [
      '-c:v',
      'libx264',
      '-preset',
      'slower',
      '-tune',
      'animation',
      '-crf',
      `${crf}`,
      '-x264-params',
      zones,
      '-movflags',
      '+faststart',
    ]
  },
}

const av1: Codec = {
  extension: 'webm',
  budget: film.av1,
  crf: 34,
  halving: 9,
  poorest: 63,
  options: crf => ['-c:v', 'libsvtav1', '-preset', '7', '-crf', `${crf}`, '-svtav1-params', 'tune=0:enable-tf=0'],
}

/** Encodes a master of so many frames for the browser: AV1 in WebM and H.264 in MP4, each at the best quality its budget allows. */
export async function encodeFilm(name: string, frames: number): Promise<void> {
  await mkdir(join(mediaDirectory, 'films'), { recursive: true })
  await encodeWithin(name, frames, h264, h264.crf)
  await encodeWithin(name, frames, av1, av1.crf)
}

async function encodeWithin(name: string, frames: number, codec: Codec, crf: number): Promise<void> {
  const file = join(mediaDirectory, 'films', `${name}.${codec.extension}`)
  await ffmpeg(['-i', masterOf(name), ...bt709, ...codec.options(crf, frames), ...oneGroup, '-an', file])
  const { size } = await stat(file)
  if (size <= codec.budget) return
  if (crf >= codec.poorest) throw new Error(`${file}: ${size} bytes at the poorest quality, its budget is ${codec.budget}`)
  const step = Math.ceil(Math.log2(size / codec.budget) * codec.halving)
  await encodeWithin(name, frames, codec, Math.min(codec.poorest, crf + Math.max(1, step)))
}
