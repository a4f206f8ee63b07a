/** The trailer, from the masters of the films: dissolves, the running thread, titles. */
import { spawn } from 'node:child_process'
import { type TimedShot, timedShots } from '@site/media/trailer'
import sharp from 'sharp'
import { masterOf } from '../render/film-files.ts'
import { film } from '../render/media-files.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { dye, linearOf } from '../toolkit/colour.ts'
import { clamp, lerp, smooth } from '../toolkit/numbers.ts'
import { outlineText } from '../type/outline.ts'
import { layTrailerThread, type Way, wayOf } from './thread.ts'

const { width, height, framesPerSecond } = film
const frameBytes = width * height * 3

/** Seconds in which one shot gives way to the next, the last frames of the one under the first of the other. */
const dissolve = 0.6

const titleFades = 0.5

/** The frames of the trailer in order, RGB, eight bits. */
export async function* trailerFrames(): AsyncIterable<Uint8Array> {
  const list = timedShots()
  const length = list.at(-1)?.end ?? 0
  let leaving: Buffer[] = []
  let wayBefore: Way | undefined
  for (const [at, shot] of list.entries()) {
    const overlap = shot.end < length ? Math.round(dissolve * framesPerSecond) : 0
    const count = Math.round(shot.seconds * framesPerSecond)
    const frames = await framesOf(shot, count + overlap)
    const title = await drawTitle(shot)
    const way = wayOf(list, at)
    for (let i = 0; i < count; i++) {
      const share = leaving[i] ? (i + 1) / (leaving.length + 1) : 1
      const canvas = fromBytes(frames[i], leaving[i], share)
      const time = shot.start + i / framesPerSecond
      shadeFoot(canvas)
      if (way) layTrailerThread(canvas, time, way, wayBefore ? 1 : share)
      else if (wayBefore && share < 1) layTrailerThread(canvas, time, wayBefore, 1 - share)
      layTitle(canvas, title, titleOpacity(time, shot, length))
      darken(canvas, smooth(0, 0.8, time) * smooth(length, length - 1.2, time))
      yield canvas.toBytes({ grain: 0 })
    }
    leaving = frames.slice(count)
    wayBefore = way
  }
}

/** So many frames of a film from where the shot begins, round its loop as often as needed. */
async function framesOf({ film: name, from = 0 }: TimedShot, count: number): Promise<Buffer[]> {
  const all = await decode(masterOf(name))
  const first = Math.round(from * all.length)
  return Array.from({ length: count }, (_, i) => all[(first + i) % all.length])
}

/** @throws Error if the film has not been drawn on this machine */
async function decode(file: string): Promise<Buffer[]> {
  const child = spawn('ffmpeg', ['-loglevel', 'error', '-i', file, '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const chunks: Buffer[] = []
  for await (const chunk of child.stdout) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (bytes.length < frameBytes) throw new Error(`${file}: the film has to be drawn before the trailer can be cut from it`)
  return Array.from({ length: Math.floor(bytes.length / frameBytes) }, (_, i) => bytes.subarray(i * frameBytes, (i + 1) * frameBytes))
}

/** A frame in linear light; with the frame that gives way to it, `share` of the way. */
function fromBytes(frame: Buffer, under: Buffer | undefined, share: number): Canvas {
  const canvas = new Canvas(width, height)
  for (let p = 0; p < frameBytes; p++) {
    const light = linearOf(frame[p])
    canvas.pixels[p] = under ? linearOf(under[p]) * (1 - share) + light * share : light
  }
  return canvas
}

/** Makes the foot of a frame dark enough for white words, whatever film it is: wholly on the left, where they stand. */
function shadeFoot({ pixels }: Canvas): void {
  const across = Array.from({ length: width }, (_, x) => lerp(0.94, 0.6, smooth(0.4, 1.05, x / width)))
  for (let y = Math.floor(height * 0.6); y < height; y++) {
    const down = smooth(0.6, 0.84, y / height)
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 3
      for (let k = 0; k < 3; k++) pixels[p + k] += (dye.night[k] - pixels[p + k]) * down * across[x]
    }
  }
}

/** How much of each pixel the title covers, 0..255. */
async function drawTitle({ title }: TimedShot): Promise<Buffer> {
  const { path, height: tall } = await outlineText({ text: title, size: 54, weight: 380, maxWidth: width * 0.72 })
  const top = height * 0.93 - tall
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="translate(${width * 0.06} ${top})" fill="#fff" d="${path}"/></svg>`
  return sharp(Buffer.from(drawing)).extractChannel('alpha').raw().toBuffer()
}

function layTitle({ pixels }: Canvas, title: Buffer, opacity: number): void {
  if (opacity <= 0) return
  for (let i = 0; i < width * height; i++) {
    const share = (title[i] / 255) * opacity
    if (share > 0) for (let k = 0; k < 3; k++) pixels[i * 3 + k] += (dye.paper[k] - pixels[i * 3 + k]) * share
  }
}

/** The last title stays until the picture goes. */
const titleOpacity = (time: number, { start, end }: TimedShot, length: number): number =>
  clamp((time - start - 0.3) / titleFades) * (end === length ? 1 : clamp((end - 0.1 - time) / titleFades))

function darken({ pixels }: Canvas, light: number): void {
  if (light < 1) for (let p = 0; p < pixels.length; p++) pixels[p] *= light
}
