/** Hair as thread: curls that cover a mass of hair, locs as ropes, plaits. Every strand runs in the head's own axes. */
import { type Curve3, type Point3, through } from '../toolkit/curve.ts'
import { clamp, lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { createRandom } from '../toolkit/random.ts'
import { crown, hairKnots, insideHairline } from './hair-form.ts'
import type { Head } from './head.ts'

export type HairStrand = {
  readonly curve: Curve3
  /** Units of the head. */
  readonly width: (t: number) => number
  readonly pieces: number
  /** Pitch of the rope it is, in units; none: a single thread. */
  readonly rope?: number
  /** Of one brightness all along: as light falls on its middle. */
  readonly short?: boolean
  readonly ribbon?: boolean
  /** It lies on the hair and takes its light. */
  readonly lying?: boolean
}

const kept = new WeakMap<Head, HairStrand[]>()

/** The strands of a head, made once. */
export function strandsOf(head: Head): HairStrand[] {
  const known = kept.get(head)
  if (known) return known
  const strands = createStrands(head)
  kept.set(head, strands)
  return strands
}

function createStrands(head: Head): HairStrand[] {
  switch (head.parameters.hair) {
    case 'cropped':
      return curlsAround(head, crown, 3400, 0.022)
    case 'fade':
      return curlsAround(head, crown, 2400, 0.026)
    case 'afro':
      return curlsAround(head, { x: 0, y: 0.42, z: -0.22 }, 3800, 0.05)
    case 'puffs':
      return [-1, 1].flatMap(side => curlsAround(head, { ...hairKnots.puff, x: side * hairKnots.puff.x }, 1300, 0.05, 0.5))
    case 'locs':
      return locs(head)
    case 'braids':
      return [...wisps(head, 160, 0.3, 0), ...[-1, 1].flatMap(side => plait(side))]
    case 'short':
      return wisps(head, 220, 0.34, 0.5)
    case 'bun':
      return wisps(head, 180, 0.3, 0)
    case 'waves':
      return wisps(head, 120, 0.3, 0.12)
    default:
      return []
  }
}

/** Directions spread evenly over a sphere. */
const direction = (i: number, count: number): Point3 => {
  const y = 1 - (2 * (i + 0.5)) / count
  const r = Math.sqrt(1 - y * y)
  const turn = i * 2.399963
  return [r * Math.cos(turn), y, r * Math.sin(turn)]
}

/** Small curls that stand on the hair's mass, seen from a point within it. */
function curlsAround(head: Head, from: { x: number; y: number; z: number }, count: number, size: number, reach = 1.7): HairStrand[] {
  const random = createRandom(count)
  const curls: HairStrand[] = []
  for (let i = 0; i < count; i++) {
    const n = direction(i, count)
    let r = reach
    let d = 1
    for (let step = 0; step < 40 && r > 0.2; step++) {
      d = head.hair.mass(from.x + n[0] * r, from.y + n[1] * r, from.z + n[2] * r)
      if (d < 0.01) break
      r -= d * 0.9
    }
    if (d >= 0.01 || (reach < 1 && r < 0.365)) continue
    const grown = size * random.between(0.7, 1.3)
    const centre: Point3 = [from.x + n[0] * r, from.y + n[1] * r, from.z + n[2] * r]
    if (head.face.skin(...centre) < -0.02) continue
    curls.push(curl(centre, n, grown, random() * TAU))
  }
  return curls
}

function curl([x, y, z]: Point3, n: Point3, size: number, phase: number): HairStrand {
  const across = Math.hypot(n[0], n[2]) || 1
  const a: Point3 = [n[2] / across, 0, -n[0] / across]
  const b: Point3 = [n[1] * a[2], n[2] * a[0] - n[0] * a[2], -n[1] * a[0]]
  return {
    curve: t => {
      const turn = phase + t * TAU * 1.35
      const r = size * (0.35 + 0.65 * t)
      const [u, v] = [r * Math.cos(turn), r * Math.sin(turn)]
      const out = size * 0.5 * (1 - t)
      return [x + u * a[0] + v * b[0] + out * n[0], y + v * b[1] + out * n[1], z + u * a[2] + v * b[2] + out * n[2]]
    },
    width: t => size * 0.32 * smooth(1.1, 0.7, t),
    pieces: 12,
    short: true,
  }
}

const scalp = { x: 0, y: 0.3, z: -0.14, a: 0.72, b: 0.8, c: 0.9 } as const

/** Single hairs that begin before the hairline and run up into the mass, so that it has no edge; `lean` combs them to a side. */
function wisps(head: Head, count: number, length: number, lean: number): HairStrand[] {
  const random = createRandom(count + 5)
  const inside = insideHairline(head.parameters)
  const strands: HairStrand[] = []
  for (let i = 0; i < count; i++) {
    const azimuth = lerp(-1.02, 1.02, (i + random()) / count)
    const start = lineElevation(inside, azimuth) - random.between(-0.01, 0.035)
    const reach = length * random.between(0.6, 1.2)
    const points = Array.from({ length: 6 }, (_, k): Point3 => {
      const up = start + (reach * k) / 5
      const turn = azimuth + (lean * reach * k) / 5
      return outside(head, [Math.sin(turn) * Math.cos(up), Math.sin(up), Math.cos(turn) * Math.cos(up)], 0.006)
    })
    strands.push({ curve: through(points), width: t => 0.014 * smooth(-0.25, 0.3, t) * smooth(1.02, 0.5, t), pieces: 18, lying: true })
  }
  return strands
}

/** The angle above the middle of the head at which the hair begins. */
function lineElevation(inside: (x: number, y: number, z: number) => number, azimuth: number): number {
  let [low, high] = [-0.6, 1.3]
  for (let i = 0; i < 24; i++) {
    const up = (low + high) / 2
    const r = 0.78
    const d = inside(
      crown.x + r * Math.cos(up) * Math.sin(azimuth),
      crown.y + r * Math.sin(up),
      crown.z + r * Math.cos(up) * Math.cos(azimuth),
    )
    if (d > 0) high = up
    else low = up
  }
  return high
}

/** The outermost point of hair and skin in a direction from the middle of the head. */
function outside({ hair, face }: Head, n: Point3, above: number): Point3 {
  let r = 1.5
  for (let step = 0; step < 40; step++) {
    const d = Math.min(
      hair.mass(crown.x + n[0] * r, crown.y + n[1] * r, crown.z + n[2] * r),
      face.skull(crown.x + n[0] * r, crown.y + n[1] * r, crown.z + n[2] * r),
    )
    if (d < 0.004) break
    r -= d * 0.9
  }
  r += above
  return [crown.x + n[0] * r, crown.y + n[1] * r, crown.z + n[2] * r]
}

/** Ropes that lie back over the skull and then hang. */
function locs(head: Head): HairStrand[] {
  const random = createRandom(31)
  const inside = insideHairline(head.parameters)
  const count = 330
  const ropes: HairStrand[] = []
  for (let i = 0; i < count; i++) {
    const n = direction(i, count)
    const root: Point3 = [scalp.a * n[0], scalp.y + scalp.b * n[1], scalp.z + scalp.c * n[2]]
    if (inside(...root) < 0.04 || n[1] < -0.25) continue
    const side = n[0] === 0 ? 1 : Math.sign(n[0])
    const azimuth = Math.atan2(Math.abs(n[0]), n[2])
    const hangs = Math.max(azimuth, random.between(1.35, 2))
    const lift = 0.04 + 0.14 * n[1] + random.between(0, 0.08)
    const end = random.between(-0.42, -0.02) - 0.1 * smooth(1.2, 2.2, azimuth)
    const elevation = Math.asin(n[1])
    const flare = random.between(-0.04, 0.16)
    const curve: Curve3 = t => {
      const s = smooth(0, 1, clamp(t / 0.55))
      const turn = lerp(azimuth, hangs, s)
      const up = lerp(elevation, 0, clamp(t / 0.55) ** 1.15)
      const out = 1 + lift * (0.3 + 0.7 * smooth(0, 0.3, t))
      const fall = smooth(0.5, 0.62, t) * clamp((t - 0.5) / 0.5) * (scalp.y - end)
      const sway = 0.025 * Math.sin(t * 7 + i)
      const pull = 1 + flare * clamp((t - 0.5) / 0.5) ** 1.5
      return [
        side * scalp.a * out * pull * Math.cos(up) * Math.sin(turn) + sway,
        scalp.y + scalp.b * out * Math.sin(up) - fall,
        scalp.z + scalp.c * out * pull * Math.cos(up) * Math.cos(turn) + sway,
      ]
    }
    ropes.push({ curve, width: t => 0.07 * (0.85 + 0.15 * smooth(0, 0.2, t)) * smooth(1.06, 0.9, t), pieces: 40, rope: 0.11 })
  }
  return ropes
}

/** A plait of three, from behind the ear over the shoulder, with a ribbon at its end. */
function plait(side: number): HairStrand[] {
  const path = through([
    [side * 0.5, 0.12, -0.5],
    [side * 0.64, -0.32, -0.28],
    [side * 0.66, -0.75, -0.02],
    [side * 0.56, -1.2, 0.2],
    [side * 0.5, -1.62, 0.32],
  ] as Point3[])
  const turns = 7
  const strands: HairStrand[] = []
  for (let k = 0; k < 3; k++) {
    for (let part = 0; part < turns * 3; part++) {
      const curve: Curve3 = t => {
        const along = ((part + t * 1.12) / (turns * 3)) * 0.93
        const [x, y, z] = path(along)
        const phase = along * turns * TAU + (k * TAU) / 3
        const thin = 0.075 * (1 - 0.35 * along)
        return [x + thin * Math.sin(phase), y, z + thin * 0.75 * Math.sin(2 * phase) + 0.03]
      }
      strands.push({ curve, width: t => 0.115 * (1 - 0.35 * ((part + t) / (turns * 3))), pieces: 8 })
    }
  }
  const [x, y, z] = path(0.93)
  for (let i = 0; i < 16; i++) {
    const spread = (i / 15 - 0.5) * 2
    strands.push({
      curve: t => [x + (0.035 + 0.05 * t) * spread, y - 0.2 * t, z + 0.05 * (1 - spread * spread) + 0.03],
      width: t => 0.017 * smooth(1.15, 0.6, t),
      pieces: 10,
    })
  }
  for (let i = 0; i < 6; i++)
    strands.push({
      curve: t => [x + 0.055 * Math.cos(t * Math.PI), y + 0.03 - i * 0.014, z + 0.06 + 0.05 * Math.sin(t * Math.PI)],
      width: () => 0.019,
      pieces: 10,
      ribbon: true,
    })
  return strands
}
