import { clamp, lerp } from './numbers.ts'

/** Red, green and blue in linear light, 0..1 (more where light adds up). */
export type Colour = readonly [number, number, number]

/** From an sRGB channel 0..255 to linear light (IEC 61966-2-1). */
const toLinear = (channel: number): number => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** From linear light to sRGB, both 0..1 (IEC 61966-2-1). */
export const toSrgb = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

const linear = Float32Array.from({ length: 256 }, (_, channel) => toLinear(channel))

/** {@link toLinear} of a byte. */
export const linearOf = (byte: number): number => linear[byte]

const fromHex = (hex: string): Colour => [1, 3, 5].map(i => toLinear(Number.parseInt(hex.slice(i, i + 2), 16))) as unknown as Colour

/** The brand's colours, and shades of the same families for shadow and light only. */
export const dye = {
  ink: fromHex('#17141F'),
  paper: fromHex('#F5EFE4'),
  linen: fromHex('#EADFCB'),
  marigold: fromHex('#F2A93B'),
  ember: fromHex('#B8401F'),
  lagoon: fromHex('#0E6464'),
  indigo: fromHex('#35307F'),
  rose: fromHex('#E9BFAF'),
  night: fromHex('#0E0B15'),
  plum: fromHex('#2A1F33'),
  clay: fromHex('#7E2C18'),
  teal: fromHex('#2E9A92'),
  iris: fromHex('#6A64C4'),
  butter: fromHex('#FFE0A0'),
  umber: fromHex('#4A2317'),
} as const satisfies Record<string, Colour>

export const mix = (a: Colour, b: Colour, t: number): Colour => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]

export const scale = (colour: Colour, by: number): Colour => [colour[0] * by, colour[1] * by, colour[2] * by]

/** From light (0 dark .. 1 lit) to colour. */
export type Ramp = (light: number) => Colour

/** Evenly spaced stops, joined by straight lines. */
export const ramp =
  (stops: readonly Colour[]): Ramp =>
  light => {
    const position = clamp(light) * (stops.length - 1)
    const i = Math.min(stops.length - 2, Math.floor(position))
    return mix(stops[i], stops[i + 1], position - i)
  }
