/** Bodies of an archive: a tape recorder with its two reels, and a cabinet of drawers with one of them pulled out. */
import { blendCut, blendUnion, box, cone } from '../toolkit/distance.ts'
import { clamp, modulo, TAU } from '../toolkit/numbers.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

const source = import.meta.url

// --- the recorder; its face looks along +z

export const deckPart = { panel: 0, case: 1, head: 2, knob: 3, meter: 4 } as const
const deckHalf = { x: 1.86, y: 1.3 }
/** Where the tape turns, on its way from reel to reel. */
export const guides = [-0.78, 0.78] as const
export const tapeAt = -0.84

const panel = (x: number, y: number, z: number): number => box(x, y, z + 0.12, deckHalf.x - 0.08, deckHalf.y - 0.08, 0.12, 0.02)
const cabinetCase = (x: number, y: number, z: number): number =>
  Math.max(box(x, y, z + 0.16, deckHalf.x, deckHalf.y, 0.22, 0.07), -box(x, y, z - 0.1, deckHalf.x - 0.09, deckHalf.y - 0.09, 0.12, 0.03))
const heads = (x: number, y: number, z: number): number =>
  Math.min(
    box(x, y - tapeAt + 0.1, z - 0.1, 0.42, 0.15, 0.1, 0.04),
    ...guides.map(at => cone(x, y, z, at, tapeAt + 0.05, 0, at, tapeAt + 0.05, 0.26, 0.075, 0.075)),
  )
const knobs = (x: number, y: number, z: number): number =>
  Math.min(
    ...[1.2, 1.52].map(at =>
      Math.max(Math.hypot(x - at, y + 1.0) - 0.115 - 0.012 * Math.cos(Math.atan2(y + 1.0, x - at) * 14), Math.abs(z - 0.08) - 0.1),
    ),
  ) * 0.9
const meter = (x: number, y: number, z: number): number => box(x + 1.36, y + 1.0, z - 0.02, 0.3, 0.16, 0.03, 0.02)

export const deck: Solid = createSolid({
  source,
  parameters: ['deck', deckHalf, guides, tapeAt],
  distance: (x, y, z) => Math.min(panel(x, y, z), cabinetCase(x, y, z), heads(x, y, z), knobs(x, y, z), meter(x, y, z)) * 0.95,
  part(x, y, z) {
    const all = [panel(x, y, z), cabinetCase(x, y, z), heads(x, y, z), knobs(x, y, z), meter(x, y, z)]
    return all.indexOf(Math.min(...all))
  },
  bound: { x: 0, y: 0, z: 0, radius: 2.4 },
})

export const reelPart = { flange: 0, tape: 1, hub: 2 } as const
const reelRadius = 0.78

/** `pack` is how far the tape is wound, as a radius; the flange has three windows. */
export const createReel = (pack: number, turn: number): Solid => {
  const flange = (x: number, y: number, z: number): number => {
    const r = Math.hypot(x, y)
    const third = modulo((Math.atan2(y, x) / TAU) * 3 + turn, 1) - 0.5
    const side = (Math.abs(third) * TAU * r) / 3 - (0.34 * TAU * r) / 3
    const window = Math.max(r - 0.66, 0.27 - r, side)
    return blendCut(Math.max(r - reelRadius, Math.abs(z - 0.16) - 0.018), -window, 0.02) * 0.8
  }
  const tape = (x: number, y: number, z: number): number => Math.max(Math.hypot(x, y) - pack, Math.abs(z - 0.06) - 0.07)
  const hub = (x: number, y: number, z: number): number =>
    Math.min(Math.max(Math.hypot(x, y) - 0.2, Math.abs(z - 0.11) - 0.09), Math.max(Math.hypot(x, y) - 0.07, Math.abs(z - 0.16) - 0.12))
  return createSolid({
    source,
    parameters: ['reel', pack, turn],
    distance: (x, y, z) => Math.min(flange(x, y, z), tape(x, y, z), hub(x, y, z)) * 0.9,
    part(x, y, z) {
      const all = [flange(x, y, z), tape(x, y, z), hub(x, y, z)]
      return all.indexOf(Math.min(...all))
    },
    bound: { x: 0, y: 0, z: 0.1, radius: 0.9 },
  })
}

// --- the cabinet

export const drawer = { wide: 0.9, high: 0.6, columns: 5, rows: 5 } as const
export const cabinetPart = { frame: 0, front: 1, label: 2, pull: 3 } as const

/** A front with its label and the ring by which it is drawn; z = 0 is its face. */
const front = (x: number, y: number, z: number): readonly number[] => [
  box(x, y, z + 0.06, drawer.wide / 2 - 0.045, drawer.high / 2 - 0.045, 0.06, 0.02),
  box(x, y - 0.085, z, 0.24, 0.09, 0.016, 0.01),
  Math.min(
    Math.max(box(x, y - 0.085, z - 0.01, 0.275, 0.122, 0.02, 0.015), -box(x, y - 0.085, z, 0.235, 0.085, 0.2, 0.01)),
    blendUnion(
      Math.hypot(Math.hypot(x, y + 0.15) - 0.07, z - 0.035) - 0.018,
      cone(x, y, z, 0, -0.075, -0.02, 0, -0.08, 0.04, 0.028, 0.028),
      0.02,
    ),
  ),
]

/** Which drawer is pulled out, counted from the middle one. */
export const pulled = { column: 0, row: 0, out: 1.05 } as const

export const cabinet: Solid = createSolid({
  source,
  parameters: ['cabinet', drawer, pulled],
  distance(x, y, z) {
    const column = Math.round(clamp(x / drawer.wide, -2, 2))
    const row = Math.round(clamp(y / drawer.high, -2, 2))
    const [u, v] = [x - column * drawer.wide, y - row * drawer.high]
    const frame = Math.max(
      box(x, y, z + 0.4, 2.5 * drawer.wide + 0.1, 2.5 * drawer.high + 0.1, 0.42, 0.03),
      -box(u, v, z, drawer.wide / 2 - 0.03, drawer.high / 2 - 0.03, 0.12, 0.01),
    )
    const hole = box(x, y, z, drawer.wide / 2 - 0.05, drawer.high / 2 - 0.05, 0.75, 0.01)
    const fronts = column === pulled.column && row === pulled.row ? 9 : Math.min(...front(u, v, z))
    return Math.min(Math.max(frame, -hole), fronts) * 0.8
  },
  part(x, y, z) {
    const column = Math.round(clamp(x / drawer.wide, -2, 2))
    const row = Math.round(clamp(y / drawer.high, -2, 2))
    if (column === pulled.column && row === pulled.row) return cabinetPart.frame
    const all = front(x - column * drawer.wide, y - row * drawer.high, z)
    const nearest = Math.min(...all)
    return nearest < 0.012 ? all.indexOf(nearest) + 1 : cabinetPart.frame
  },
  bound: { x: 0, y: 0, z: -0.4, radius: 2.9 },
})

export const boxPart = { frame: 0, front: 1, label: 2, pull: 3, card: 4, tab: 5 } as const

const cardCount = 13
const lean = 0.09
/** Cards stand in the drawer and lean back a little; one has been lifted, and every third has a tab. */
const lifted = 4
const card = (x: number, y: number, z: number): readonly [cards: number, tabs: number] => {
  let [cards, tabs] = [9, 9]
  const back = -z - lean * (y + 0.2)
  const near = clamp(Math.round((back / pulled.out) * (cardCount + 0.8) - 0.9), 0, cardCount - 1)
  for (const n of [near - 1, near, near + 1, lifted]) {
    if (n < 0 || n >= cardCount) continue
    const up = n === lifted ? 0.22 : 0
    const off = back - ((n + 0.9) / (cardCount + 0.8)) * pulled.out
    cards = Math.min(cards, box(x, y - 0.02 - up, off, drawer.wide / 2 - 0.12, 0.26, 0.013, 0.008))
    if (n % 3 === 1) tabs = Math.min(tabs, box(x - 0.19 * (((n / 3) | 0) - 1), y - 0.31 - up, off, 0.1, 0.06, 0.016, 0.008))
  }
  return [cards, tabs]
}

/** The pulled drawer: its front at z = 0, its box behind it, cards in it. */
export const pulledDrawer: Solid = createSolid({
  source,
  parameters: ['pulled drawer', drawer, pulled, cardCount, lifted],
  distance(x, y, z) {
    const [half, low] = [drawer.wide / 2 - 0.07, drawer.high / 2 - 0.07]
    const sides = Math.min(
      box(Math.abs(x) - half, y + 0.06, z + pulled.out / 2, 0.02, low - 0.06, pulled.out / 2, 0.008),
      box(x, y + low, z + pulled.out / 2, half, 0.02, pulled.out / 2, 0.008),
    )
    const [cards, tabs] = card(x, y, z)
    return Math.min(...front(x, y, z), sides, cards, tabs) * 0.8
  },
  part(x, y, z) {
    const [cards, tabs] = card(x, y, z)
    const all = front(x, y, z)
    const nearest = Math.min(...all, cards, tabs)
    if (nearest > 0.012) return boxPart.frame
    if (tabs === nearest) return boxPart.tab
    if (cards === nearest) return boxPart.card
    return all.indexOf(nearest) + 1
  },
  bound: { x: 0, y: 0.1, z: -pulled.out / 2, radius: 0.95 },
})
