import type { FilmDrawing } from '../drawing.ts'
import { cast } from '../people/cast.ts'
import { emberDye, indigoDye, skins } from '../people/dyes.ts'
import { createHead, type Head } from '../people/head.ts'
import { type HeadLook, type HeadView, traceHead, windHead } from '../people/wind-head.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { bezier, type Curve, type Point, through } from '../toolkit/curve.ts'
import { createCanvas, createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { clamp, lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { project } from '../toolkit/trace.ts'
import { type BraidOptions, braidEntries, braidWidth, type Entry, layBraid, plain } from './braid-scene.ts'
import { layOneThread, oneLight, throughDoors } from './one-thread.ts'

type Speaker = {
  head: Head
  look: HeadLook
  view: Required<Pick<HeadView, 'yaw' | 'pitch' | 'roll' | 'span' | 'x' | 'y' | 'light'>>
  /** When in the loop the voice is loudest. */
  turn: number
  /** How far the voice rises on its way, as a share of it. */
  rise: number
}

const elder = createHead({ ...cast.grandmother.features, clothes: 'round', smile: 0.45 })
const young = createHead(cast.student.features)

const speakers: readonly [Speaker, Speaker] = [
  {
    head: elder,
    look: { ...cast.grandmother.dyes, cloth: indigoDye },
    view: { yaw: 80, pitch: -3, roll: 2, light: oneLight, span: 7.2, x: 2.4, y: -0.86 },
    turn: 0.2,
    rise: 0.1,
  },
  {
    head: young,
    look: { ...cast.student.dyes, skin: skins.deep, cloth: emberDye },
    view: { yaw: -80, pitch: -5, roll: -2, light: oneLight, span: 6.3, x: -2.15, y: -0.3 },
    turn: 0.7,
    rise: 0.24,
  },
]

/** The middle of the lips: the first skin that is met on the way in from before the mouth. */
function mouthOf({ head, view }: Speaker, frame: Frame): Point {
  const { landmarks, skin } = head.face
  const y = landmarks.mouth.y
  let z = 1.2
  for (let n = 0; n < 40; n++) z -= 0.8 * skin(0, y, z)
  const [X, Y] = turn(rotation(view.yaw, view.pitch, view.roll), 0, y, z)
  return project(view, frame.width, frame.height, X, Y)
}

/** How loud a voice is that is loudest at `at`: 0..1. */
const loudness = (t: number, at: number): number => (0.5 + 0.5 * Math.cos(TAU * (t - at))) ** 1.6

function drawSpeakers(frame: Frame, ground: Canvas, brightness: number): Canvas {
  const canvas = createCanvas(frame).copy(ground)
  for (const { head, look, view } of speakers) {
    const traced = traceHead(head, frame, { ...view, shadow: 0.5 })
    const foot = project(view, frame.width, frame.height, 0, -1.25)[1]
    windHead(canvas, traced, {
      ...look,
      threads: 44,
      // so much comes back from the other that no face is lost in its own shade
      light: light => (0.09 + 0.94 * light) * brightness,
      fade: (_, y) => smooth(foot + 360 * frame.unit, foot + 30 * frame.unit, y),
    })
  }
  return canvas
}

/** Two layers of the same picture, in shares. */
function blend(canvas: Canvas, dim: Canvas, lit: Canvas, share: (x: number) => number): void {
  const { width, pixels } = canvas
  const shares = Float32Array.from({ length: width }, (_, x) => share(x))
  for (let p = 0; p < pixels.length; p++) pixels[p] = lerp(dim.pixels[p], lit.pixels[p], shares[((p / 3) | 0) % width])
}

const voiceDye = [
  { dark: dye.iris, light: mix(dye.rose, dye.iris, 0.2) },
  { dark: dye.ember, light: dye.marigold },
]
const voiceColour = (voice: 0 | 1, id: number): Colour =>
  mix(voiceDye[voice].dark, voiceDye[voice].light, 0.15 + 0.75 * hash(id, 31 + voice))

/**
 * The way of a thread from the mouth to where it enters the band. The threads leave as a fan, each at its own
 * `place` (-1 above .. 1 below), and waves run along it while the voice is heard.
 */
function voicePath([mx, my]: Point, { at, way }: Entry, place: number, t: number, speaker: Speaker, k: number): Curve {
  const reach = Math.hypot(at[0] - mx, at[1] - my)
  const away = at[0] > mx ? 1 : -1
  const middle = bezier(
    [mx, my],
    [mx + (at[0] - mx) * 0.72, my - speaker.rise * reach],
    [at[0] - way[0] * reach * 0.4, at[1] - way[1] * reach * 0.4],
    at,
  )
  const size = Math.min(k, reach / 300)
  return s => {
    const [x, y] = middle(s)
    const loud = 0.35 + 0.65 * loudness(t - 0.22 * s, speaker.turn)
    const wave = Math.sin(TAU * (1.5 * s - 2 * t + 0.11 * place)) + 0.25 * place * Math.sin(TAU * (2.9 * s - 3 * t))
    const off = size * (36 * loud * wave * smooth(0, 0.45, s) * smooth(1, 0.5, s) + 36 * place * 4 * s * (1 - s))
    return [x - ((at[1] - my) / reach) * off * away, y + ((at[0] - mx) / reach) * off * away]
  }
}

function layVoice(canvas: Canvas, frame: Frame, t: number, voice: 0 | 1, speaker: Speaker, band: BraidOptions): void {
  const k = frame.unit
  const mouth = mouthOf(speaker, frame)
  const entries = braidEntries(band, voice === 0 ? 'left' : 'right')
  const heard = (s: number): number => 0.5 + 0.95 * loudness(t - 0.24 * s, speaker.turn)
  const placeOf = (n: number, count: number): number => (2 * n) / (count - 1) - 1
  const fine = entries.length * 4
  for (let n = 0; n < fine; n++) {
    const entry = entries[Math.floor(n / 4)]
    const path = voicePath(mouth, entry, 1.5 * placeOf(n, fine), t, speaker, k)
    const colour = voiceColour(voice, 300 + n)
    strand(canvas, path, {
      pieces: 80,
      width: (0.9 + 1.1 * hash(n, 12)) * k,
      colour: s => scale(colour, heard(s)),
      opacity: s => 0.8 * smooth(0.05, 0.12, s) * smooth(1, 0.8, s),
    })
  }
  for (const entry of entries) {
    const width = braidWidth(band, 0)
    const colour = voiceColour(voice, entry.thread)
    strand(canvas, voicePath(mouth, entry, placeOf(entry.thread % entries.length, entries.length), t, speaker, k), {
      pieces: 80,
      width: s => lerp(1.5 * k, width, smooth(0.3, 1, s)),
      colour: s => scale(colour, heard(s) * lerp(1, plain, smooth(0.6, 1, s))),
      opacity: s => smooth(0.04, 0.08, s),
      round: 0.7,
    })
  }
}

/** A curve that goes straight on before its start. */
const beyondItsStart =
  (curve: Curve): Curve =>
  s => {
    const [x, y] = curve(Math.max(0, s))
    if (s >= 0) return [x, y]
    const [nextX, nextY] = curve(0.02)
    return [x + ((nextX - x) * s) / 0.02, y + ((nextY - y) * s) / 0.02]
  }

function bandIn(frame: Frame, t: number): BraidOptions {
  const { width, height, unit: k } = frame
  const sway = (s: number, shift: number): number => 9 * k * s * Math.sin(TAU * (t - 0.5 * s + shift))
  const points: Point[] = [
    [0.5, 0.41],
    [0.505, 0.55],
    [0.52, 0.72],
    [0.54, 0.9],
    [0.55, 1.1],
  ]
  const middle = through(points.map(([x, y], n) => [x * width + sway(n / 4, 0), y * height] as const))
  const threads = 12
  const breadth = 108 * k
  const length = (points[4][1] - points[0][1]) * height
  const rows = Math.round(length / ((2 * breadth) / threads))
  return {
    spine: beyondItsStart(middle),
    rows,
    threads,
    breadth: () => breadth,
    ply: 11 * k,
    colour: (thread, s) => {
      const voice = thread < threads ? 0 : 1
      const light = 0.5 + 0.75 * loudness(t - 0.24 - 0.3 * clamp(s), speakers[voice].turn)
      return scale(voiceColour(voice, thread), light)
    },
  }
}

/** The thread lies over her shoulder, is taken into the cloth, and goes on over his. */
const overShoulders: readonly Point[] = [
  [-0.08, 0.6],
  [0.03, 0.6],
  [0.1, 0.59],
  [0.17, 0.625],
  [0.205, 0.69],
  [0.3, 0.76],
  [0.4, 0.74],
  [0.465, 0.69],
  [0.53, 0.665],
  [0.595, 0.7],
  [0.66, 0.765],
  [0.74, 0.785],
  [0.815, 0.75],
  [0.88, 0.69],
  [0.95, 0.68],
  [1.08, 0.68],
]

export function voicesThread(frame: Frame, t: number): Curve {
  const middle = (overShoulders.length - 1) / 2
  const path = overShoulders.map(([x, y], n): Point => {
    // it swings where it hangs between two holds
    const free = Math.sin((TAU / 2) * Math.abs(n / middle - 1)) ** 2
    return [x * frame.width, y * frame.height + 9 * frame.unit * free * Math.sin(TAU * (t - 0.3 * (n / middle)))]
  })
  return throughDoors(through(path), frame, 'hero-4')
}

/** The conversation: two people speak to and fro, and between them their threads are woven into one cloth. */
export const films = {
  'hero-4': {
    seconds: 8,
    prepare(frame) {
      const { unit: k } = frame
      const ground = createGround(frame, dye.night, mix(dye.umber, dye.clay, 0.35), {
        x: 0.52,
        y: 0.4,
        radius: 0.85,
        strength: 0.8,
      })
      warp(ground, frame, { colour: dye.rose, opacity: 0.035, seed: 5 })
      const dim = drawSpeakers(frame, ground, 0.9)
      const lit = drawSpeakers(frame, ground, 1.1)
      const canvas = createCanvas(frame)
      return t => {
        const loud = speakers.map(({ turn: at }) => loudness(t, at))
        blend(canvas, dim, lit, x => lerp(loud[0], loud[1], smooth(0.42, 0.58, x / frame.width)))
        const band = bandIn(frame, t)
        layOneThread(canvas, frame, voicesThread(frame, t), t, {
          lies: s => smooth(0.36, 0.3, s) + smooth(0.7, 0.78, s),
        })
        layVoice(canvas, frame, t, 0, speakers[0], band)
        layVoice(canvas, frame, t, 1, speakers[1], band)
        layBraid(canvas, band)
        bloom(canvas, 0.26, 24 * k, 0.3)
        vignette(canvas, 0.35, 0.5, 0.42)
        return canvas
      }
    },
  },
} satisfies Record<string, FilmDrawing>
