import type { FilmDrawing } from '../drawing.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import type { Point, Point3 } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { clamp, lerp, modulo, smooth, TAU } from '../toolkit/numbers.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { createWinding, globeAt, type NearGlobe, turnGlobe } from './near-globe.ts'

/** Degrees that the globe sways to either side. */
const sway = 4

/** Low behind the upper left edge. */
const sun: Point3 = [-0.66, 0.72, -0.5]

/** Longitude and latitude. */
const cities = {
  accra: [-0.2, 5.6],
  addis: [38.7, 9],
  amman: [35.9, 31.9],
  cairo: [31.2, 30],
  capeTown: [18.4, -33.9],
  colombo: [79.9, 6.9],
  dakar: [-17.4, 14.7],
  delhi: [77.2, 28.6],
  dhaka: [90.4, 23.8],
  istanbul: [29, 41],
  jakarta: [106.8, -6.2],
  kabul: [69.2, 34.5],
  karachi: [67, 24.9],
  khartoum: [32.5, 15.6],
  kinshasa: [15.3, -4.4],
  lagos: [3.4, 6.5],
  london: [-0.1, 51.5],
  mumbai: [72.9, 19],
  nairobi: [36.8, -1.3],
  rabat: [-6.8, 34],
  sanaa: [44.2, 15.4],
  tbilisi: [44.8, 41.7],
  tashkent: [69.2, 41.3],
} as const satisfies Record<string, Point>

/** From place to place, the moment when a light sets out, and how long it is under way (shares of the loop). */
const journeys: readonly (readonly [from: Point, to: Point, start: number, takes: number])[] = [
  [cities.lagos, cities.nairobi, 0.02, 0.42],
  [cities.nairobi, cities.delhi, 0.4, 0.5],
  [cities.delhi, cities.istanbul, 0.86, 0.5],
  [cities.istanbul, cities.khartoum, 0.3, 0.4],
  [cities.khartoum, cities.lagos, 0.66, 0.42],
  [cities.london, cities.amman, 0.12, 0.46],
  [cities.amman, cities.mumbai, 0.54, 0.46],
  [cities.mumbai, cities.addis, 0.96, 0.46],
  [cities.addis, cities.cairo, 0.36, 0.36],
  [cities.cairo, cities.rabat, 0.7, 0.4],
  [cities.rabat, cities.dakar, 0.08, 0.3],
  [cities.dakar, cities.kinshasa, 0.34, 0.42],
  [cities.kinshasa, cities.sanaa, 0.74, 0.44],
  [cities.sanaa, cities.kabul, 0.14, 0.42],
  [cities.kabul, cities.dhaka, 0.52, 0.38],
  [cities.dhaka, cities.colombo, 0.9, 0.3],
  [cities.colombo, cities.karachi, 0.2, 0.34],
  [cities.karachi, cities.tbilisi, 0.5, 0.38],
  [cities.tashkent, cities.jakarta, 0.26, 0.5],
  [cities.accra, cities.capeTown, 0.6, 0.42],
]

/** How far past both ends the light is followed, so that it comes and goes out of sight. */
const beyond = 0.22

/** Where on its way a light is, -beyond .. 1 + beyond. */
const placeOf = (t: number, start: number, takes: number): number => lerp(-beyond, 1 + beyond, clamp(modulo(t - start, 1) / takes))

type Arc = (s: number) => Point3

/** A thread over the great circle between two places, the higher the farther apart they are. */
function arcBetween(globe: NearGlobe, from: Point, to: Point): Arc {
  const a = globe.place(...from)
  const b = globe.place(...to)
  const angle = Math.acos(clamp(a[0] * b[0] + a[1] * b[1] + a[2] * b[2], -1, 1))
  return s => {
    const rise = (1 + 0.16 * angle * Math.sin(Math.PI * s)) / Math.sin(angle)
    const [wa, wb] = [Math.sin((1 - s) * angle) * rise, Math.sin(s * angle) * rise]
    return [wa * a[0] + wb * b[0], wa * a[1] + wb * b[1], wa * a[2] + wb * b[2]]
  }
}

/** 0 for what is hidden by the globe. */
const seen = ([x, y, z]: Point3): number => Math.max(smooth(-0.02, 0.04, z), smooth(1, 1.006, Math.hypot(x, y)))

function layJourney(
  canvas: Canvas,
  { unit: k }: Frame,
  globe: NearGlobe,
  t: number,
  [from, to, start, takes]: (typeof journeys)[number],
): void {
  const arc = arcBetween(globe, from, to)
  const curve = (s: number): Point => globe.toPicture(arc(s))
  const light = placeOf(t, start, takes)
  /** Bright at its head, with a tail behind it. */
  const shine = (s: number): number => (s > light ? Math.exp(-(((s - light) / 0.025) ** 2)) : Math.exp(-(((light - s) / 0.15) ** 1.3)))
  strand(canvas, curve, { pieces: 90, width: 5.5 * k, colour: scale(dye.night, 0.6), opacity: s => 0.3 * seen(arc(s)) })
  strand(canvas, curve, {
    pieces: 160,
    width: s => (2.1 + 2.2 * shine(s)) * k,
    colour: s => threadColour(shine(s)),
    opacity: s => (0.46 + 0.54 * shine(s)) * seen(arc(s)),
  })
}

const threadColour = (light: number): Colour => scale(mix(mix(dye.rose, dye.butter, 0.4), dye.butter, light), 0.72 + 1.2 * light)

/** A place is a small ring; it lights up when a light sets out or comes in. */
function layPlace(canvas: Canvas, { unit: k }: Frame, globe: NearGlobe, t: number, city: Point): void {
  const point = globe.place(...city)
  const visible = smooth(0.02, 0.2, point[2])
  if (visible <= 0) return
  let light = 0.22
  for (const [from, to, start, takes] of journeys) {
    const place = placeOf(t, start, takes)
    if (from === city) light += Math.exp(-((place / 0.12) ** 2))
    if (to === city) light += Math.exp(-(((place - 1) / 0.12) ** 2))
  }
  const [x, y] = globe.toPicture(point)
  const flat = Math.max(0.35, point[2])
  glow(canvas, x, y, (20 + 16 * light) * k, dye.butter, { strength: 0.75 * light * visible, falloff: 3.2 })
  strand(canvas, s => [x + Math.cos(s * TAU) * 6 * k, y + Math.sin(s * TAU) * 6 * flat * k], {
    pieces: 24,
    width: 2 * k,
    colour: mix(dye.marigold, dye.paper, clamp(light)),
    opacity: visible,
  })
}

/** The air over the edge, in threads: brightest where the sun will rise. */
function layAir(canvas: Canvas, { width, height, unit: k }: Frame): void {
  const [cx, cy, radius] = [globeAt.x * width, globeAt.y * height, globeAt.radius * width]
  const sunward = Math.atan2(sun[1], sun[0])
  for (let ring = 0; ring < 26; ring++) {
    const up = ring / 25
    const r = radius + (1 + 92 * up ** 1.5) * k
    strand(
      canvas,
      s => {
        const angle = lerp(Math.PI * 0.98, Math.PI * 0.25, s)
        return [cx + Math.cos(angle) * r, cy - Math.sin(angle) * r]
      },
      {
        pieces: 160,
        width: (3 - 1.6 * up) * k,
        mode: 'add',
        colour: mix(mix(dye.butter, dye.marigold, clamp(up * 2.5)), mix(dye.rose, dye.iris, up), smooth(0.2, 0.8, up)),
        opacity: s =>
          (0.75 * (1 - up) ** 2.2 + 0.02) * (0.06 + Math.exp(-(((lerp(Math.PI * 0.98, Math.PI * 0.25, s) - sunward) / 0.44) ** 2))),
      },
    )
  }
}

function drawSky(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const canvas = createGround(frame, scale(dye.ink, 0.8), mix(dye.indigo, dye.plum, 0.25), { x: 0.5, y: 0.3, radius: 0.85, strength: 0.9 })
  warp(canvas, frame, { colour: dye.iris, opacity: 0.07, seed: 501 })
  const angle = Math.atan2(sun[1], sun[0])
  const [x, y] = [
    globeAt.x * width + Math.cos(angle) * globeAt.radius * width,
    globeAt.y * height - Math.sin(angle) * globeAt.radius * width,
  ]
  glow(canvas, x, y, 700 * k, dye.ember, { strength: 0.24, falloff: 3 })
  glow(canvas, x + 60 * k, y + 60 * k, 420 * k, dye.marigold, { strength: 0.4, falloff: 3.4 })
  layAir(canvas, frame)
  return canvas
}

export const films = {
  /** Dawn comes over the edge of a wound earth, and lights run along threads from place to place. */
  'feature-5': {
    seconds: 8,
    prepare(frame) {
      const sky = drawSky(frame)
      const wind = createWinding(frame, sun)
      const canvas = new Canvas(frame.width, frame.height)
      return t => {
        canvas.copy(sky)
        const globe = turnGlobe(frame, sway * Math.sin(TAU * t))
        wind(canvas, globe.rotate)
        for (const journey of journeys) layJourney(canvas, frame, globe, t, journey)
        for (const city of Object.values(cities)) layPlace(canvas, frame, globe, t, city)
        bloom(canvas, 0.34, 28 * frame.unit, 0.32)
        vignette(canvas, 0.3, 0.6, 0.5)
        return canvas
      }
    },
  },
} satisfies Record<string, FilmDrawing>
