import { blendCut, blendUnion, cone, ellipsoid } from '../toolkit/distance.ts'
import { clamp, lerp, smooth } from '../toolkit/numbers.ts'
import type { HeadParameters } from './parameters.ts'

export const faceSource = import.meta.url

type Distance = (x: number, y: number, z: number) => number

/** Where the features of a face lie; `side` is -1 or 1, q runs over an eye or the mouth from -1 to 1. */
export type Landmarks = ReturnType<typeof measure>

/** The forms of a face, and of the body as far as the chest. */
export type FaceForm = {
  readonly landmarks: Landmarks
  /** The head without features: what hair grows on. */
  readonly skull: Distance
  readonly skin: Distance
  readonly body: Distance
  readonly eyes: Distance
  /** Negative on the red of the lips. */
  readonly lips: Distance
}

/** Everything in the face that depends on age and features, worked out once. */
function measure(p: HeadParameters) {
  const child = smooth(17, 6, p.age)
  const old = smooth(48, 80, p.age)
  const male = p.build * (1 - 0.8 * child)
  const length = p.faceLength * (1 - 0.23 * child)
  const width = p.faceWidth * (1 + 0.06 * child)
  const eyeWidth = 0.148 * p.eyeSize * (1 + 0.17 * child)
  const open = p.eyesOpen * (1 - 0.16 * p.smile) * (1 - 0.06 * old)
  const eye = {
    x: 0.262 * (0.4 + 0.6 * width),
    y: 0.015 - 0.05 * child,
    z: 0.53,
    width: eyeWidth,
    radius: 0.131 * (0.5 + 0.5 * p.eyeSize) * (1 + 0.1 * child),
    turn: 0.24,
  }
  const mouth = {
    y: -0.535 * length,
    width: 0.196 * p.mouthWidth * (1 - 0.14 * child) * (1 + 0.16 * p.smile) * (1 - 0.12 * p.speaking),
    lift: 0.04 * p.smile,
    full: p.lips * (1 - 0.28 * old) * (1 + 0.05 * child) * (1 - 0.22 * p.smile),
    /** How far the lower lip has dropped. */
    drop: 0.085 * p.speaking,
  }
  return {
    child,
    /** How far the shoulders are raised. */
    lift: 0.12 + 0.23 * child,
    old,
    male,
    length,
    width,
    eye,
    mouth,
    nose: {
      base: -0.335 * length * p.noseLength * (1 - 0.06 * child),
      tip: 0.806 - 0.085 * child + 0.015 * old,
      width: p.noseWidth * (1 - 0.2 * child + 0.08 * old),
      bridge: p.noseBridge * (1 - 0.35 * child),
    },
    brow: eye.y + 0.195 + 0.015 * child - 0.028 * male + 0.012 * p.smile,
    /** Heights of the lids over the middle of the eye. */
    upperLid: (q: number) =>
      lerp(-0.05, 0.056 * p.eyeSize * (1 + 0.25 * child), open) * Math.max(0, 1 - q * q) ** 0.72 + lidCorner(q, open),
    lowerLid: (q: number) => -(0.05 - 0.012 * p.smile) * (0.6 + 0.4 * p.eyeSize) * Math.max(0, 1 - q * q) ** 0.8 + lidCorner(q, open),
    tilt: p.eyeTilt,
    closed: open < 0.08,
  }
}

/** The inner corner lies a little lower. */
const lidCorner = (q: number, open: number): number => 0.008 * q - 0.014 * (1 - open)

/** Remembers the last point: hair, beard and cloth ask for the same distance one after another. */
function lately(distance: Distance): Distance {
  let [lastX, lastY, lastZ, last] = [Number.NaN, 0, 0, 0]
  return (x, y, z) => {
    if (x !== lastX || y !== lastY || z !== lastZ) {
      last = distance(x, y, z)
      lastX = x
      lastY = y
      lastZ = z
    }
    return last
  }
}

export function createFace(p: HeadParameters): FaceForm {
  const m = measure(p)
  const { child, old, male, length: L, width: W, eye, mouth, nose } = m
  const neckWidth = lerp(lerp(0.31, 0.385, male), 0.235, child)
  const shoulder = lerp(lerp(1.26, 1.5, male), 0.82, child)
  const top = 0.52
  const bottom = -0.92 * L - 0.5 * mouth.drop
  const chin = -0.855 * L - 0.7 * mouth.drop
  const jawWidth = 0.405 * p.jaw * W * lerp(0.95, 1.06, male)
  const chinWidth = 0.06 + 0.05 * male * p.chin
  const cheek = p.cheeks * (1 - 0.55 * old) + 0.65 * child
  const turnCos = Math.cos(eye.turn)
  const turnSin = Math.sin(eye.turn)

  const bare: Distance = (x, y, z) => {
    const a = Math.abs(x)
    let d = ellipsoid(x, y - 0.3, z + 0.14, 0.645 + 0.015 * W, 0.74, 0.84)
    d = blendUnion(d, ellipsoid(x, y - (top + bottom) / 2, z - 0.16, 0.5 * W, (top - bottom) / 2, 0.56), 0.22)
    return blendUnion(d, cone(a, y, z, jawWidth, -0.4 * L, -0.02, 0.09, -0.83 * L, 0.42, 0.13, 0.12), 0.24)
  }

  const neckAt: Distance = (x, y, z) => {
    const a = Math.abs(x)
    const d = cone(x, y, z, 0, -0.45, -0.2, 0, -1.5, -0.34, neckWidth, neckWidth + 0.03)
    if (d > 0.4) return d
    // the two muscles that run from behind the ears to the notch of the collar bones
    return blendUnion(d, cone(a, y, z, 0.36, -0.4, -0.22, 0.06, -1.5, -0.02, 0.06 - 0.035 * child, 0.05 - 0.03 * child), 0.14)
  }

  const body: Distance = (x, py, z) => {
    if (py > -0.6) return py + 1
    const a = Math.abs(x)
    const y = py - m.lift
    const s = shoulder
    let d = cone(a, y, z, 0.12, -1.42, -0.4, s, -1.9, -0.42, 0.2, 0.34)
    d = blendUnion(d, ellipsoid(x, y + 3.05, z + 0.32, s * 0.98, 1.55, 0.66), 0.35)
    d = blendUnion(d, cone(a, y, z, s + 0.03, -1.95, -0.4, s + 0.16, -3.6, -0.25, 0.33, 0.3), 0.12)
    return blendUnion(d, cone(a, y, z, 0.09, -1.56, 0.06, s * 0.8, -1.66, -0.22, 0.045, 0.04), 0.16)
  }

  const skull: Distance = (x, y, z) => blendUnion(bare(x, y, z), neckAt(x, y, z), 0.18)

  /** The eye's own axes: across it (outwards), up, and out of the face. */
  const eyeAcross = (a: number, z: number): number => (a - eye.x) * turnCos - (z - eye.z) * turnSin
  const eyeOut = (a: number, z: number): number => (a - eye.x) * turnSin + (z - eye.z) * turnCos

  const eyes: Distance = (x, y, z) => {
    if (m.closed) return 9
    const a = Math.abs(x)
    const u = eyeAcross(a, z)
    return ellipsoid(u, y - eye.y, eyeOut(a, z), eye.radius * 1.3, eye.radius, eye.radius)
  }

  const lidsOn = (d: number, a: number, y: number, z: number): number => {
    const u = eyeAcross(a, z)
    const q = u / eye.width
    if (q < -1.6 || q > 1.6) return d
    const n = eyeOut(a, z)
    const v = y - eye.y - m.tilt * u
    let lid = ellipsoid(u, y - eye.y, n, eye.radius * 1.3 + 0.016, eye.radius + 0.016, eye.radius + 0.016)
    const upper = m.upperLid(clamp(q, -1, 1))
    const lower = m.lowerLid(clamp(q, -1, 1))
    const within = Math.max(0, 1 - q * q * 0.7)
    const crease = v - upper - lerp(0.03, 0.042, p.eyesOpen) * (1 - 0.35 * q * q)
    lid += 0.016 * p.eyeFold * Math.exp(-(crease * crease) / 0.00022) * within
    if (m.closed) lid += 0.02 * Math.exp(-((v - upper) ** 2) / 0.0003) * Math.max(0, 1 - q * q * 0.8)
    // without a crease the lid is one full cushion from the brow
    if (p.eyeFold < 0.7) d = blendUnion(d, ellipsoid(u, v - 0.085, n - 0.075, 0.17, 0.065, 0.06), 0.08 * (1 - p.eyeFold) + 0.01)
    const pouch = 0.35 * old + 0.4 * p.smile
    d = blendUnion(d, cone(u, v, n, -0.09, -0.085, 0.088, 0.1, -0.075, 0.075, 0.022, 0.018), 0.03 + 0.05 * pouch)
    d = blendUnion(d, lid, 0.045)
    if (m.closed) return d
    const opening = Math.max(v - upper, lower - v, Math.abs(u) - eye.width, 0.03 - n)
    return blendCut(d, -opening * 0.8, 0.012)
  }

  const noseOn = (d0: number, x: number, a: number, y: number, z: number): number => {
    const b = nose.base
    const t = nose.tip
    const w = nose.width
    const wing = 0.1 * w
    let d = blendUnion(
      d0,
      cone(x, y, z, 0, eye.y + 0.15, 0.6 + 0.03 * nose.bridge, 0, b + 0.13, t - 0.03, 0.045 + 0.02 * nose.bridge, 0.062 + 0.02 * w),
      0.13,
    )
    d = blendUnion(d, ellipsoid(x, y - b - 0.082, z - t, 0.075 + 0.03 * w, 0.088, 0.1), 0.08)
    d = blendUnion(d, ellipsoid(a - wing - 0.012, y - b - 0.062, z - t + 0.125, 0.05 + 0.025 * w, 0.066, 0.1), 0.07)
    return blendCut(d, -ellipsoid(a - 0.03 - 0.033 * w, y - b + 0.012, z - t + 0.06, 0.022 + 0.014 * w, 0.018, 0.05), 0.03)
  }

  /** Lips lie round the teeth, as on a cylinder. */
  const bent = (a: number, z: number): number => z + 2.7 * a * a
  const rise = (a: number): number => mouth.lift * Math.min(1.2, (a / mouth.width) ** 2)
  const lipUpper: Distance = (a, y, z) =>
    ellipsoid(a, y - mouth.y - 0.034 - rise(a), bent(a, z) - 0.745, mouth.width * 1.02, 0.026 + 0.024 * mouth.full, 0.078) * 0.75
  const lipLower: Distance = (a, y, z) =>
    ellipsoid(
      a,
      y - mouth.y + 0.03 + 0.026 * mouth.full + mouth.drop - rise(a),
      bent(a, z) - 0.718 + 0.5 * mouth.drop,
      mouth.width * 0.8,
      0.026 + 0.034 * mouth.full,
      0.088,
    ) * 0.75

  const mouthOn = (d0: number, x: number, a: number, y: number, z: number): number => {
    let d = blendUnion(d0, ellipsoid(x, y - mouth.y - 0.03, z - 0.545, 0.25, 0.2, 0.195), 0.16)
    d = blendUnion(d, lipUpper(a, y, z), 0.05)
    d = blendUnion(d, lipLower(a, y, z), 0.045)
    if (mouth.drop > 0)
      d = blendCut(
        d,
        -ellipsoid(a, y - mouth.y + mouth.drop * 0.55, bent(a, z) - 0.77, mouth.width * 0.72, mouth.drop * 0.62, 0.14) * 0.75,
        0.02,
      )
    // the line between the lips dips in the middle, rises to its corners, and ends before them in nothing
    const line = mouth.y - 0.002 + mouth.lift * clamp(a / mouth.width) ** 2
    d = blendCut(d, -cone(a, y - line, z, 0, 0, 0.83, mouth.width * 0.96, 0.006, 0.69, 0.012, -0.016), 0.03)
    return blendCut(d, -cone(x, y, z, 0, (mouth.y + nose.base) / 2 + 0.04, 0.81, 0, mouth.y + 0.11, 0.825, 0.006, 0.012), 0.035)
  }

  /** The fold from the wing of the nose to beside the mouth: of age, and of smiling. */
  const foldsOn = (d: number, a: number, y: number, z: number): number => {
    const depth = 0.014 * old + 0.012 * p.smile
    const x0 = 0.155 * (0.5 + 0.5 * nose.width)
    const t = clamp((nose.base + 0.06 - y) / (nose.base + 0.06 - mouth.y + 0.05))
    const way = x0 + (mouth.width + 0.075 - x0) * t ** 0.8
    const off = (a - way) / 0.034
    let lines = depth * Math.exp(-off * off) * smooth(nose.base + 0.12, nose.base + 0.02, y) * smooth(mouth.y - 0.16, mouth.y + 0.02, y)
    if (old > 0.05 && y > 0.3)
      for (const height of [0.42, 0.51, 0.6]) {
        const across = (y - height - 0.03 * Math.cos(a * 7)) / 0.014
        lines += 0.009 * old * Math.exp(-across * across) * smooth(0.42, 0.25, a)
      }
    return d + lines * (z > 0.2 ? 1 : 0)
  }

  const earOn = (d: number, a: number, y: number, z: number): number => {
    const size = 1 + 0.14 * old + 0.04 * child
    const back = (z + 0.03) / size + (y + 0.02) * 0.25
    let ear = ellipsoid(a - 0.625 + 0.12 * z, (y + 0.02) / size, back, 0.062, 0.2, 0.125)
    ear = blendCut(ear, -ellipsoid(a - 0.695 + 0.12 * z, (y - 0.015) / size, back - 0.02, 0.05, 0.115, 0.07), 0.06)
    return blendUnion(d, ear, 0.07)
  }

  /** The most that features stand out of the bare head. */
  const relief = 0.33

  const skin: Distance = (x, y, z) => {
    const a = Math.abs(x)
    let d = bare(x, y, z)
    if (d > 0.65) d -= relief
    else {
      if (z > -0.3) {
        d = blendUnion(d, cone(a, y, z, 0, chin, 0.47, chinWidth, chin, 0.46, 0.13 * p.chin, 0.12 * p.chin), 0.18)
        d = blendUnion(d, ellipsoid(a - 0.345 * W, y - eye.y + 0.12 * L, z - 0.48, 0.17 * p.cheekbones, 0.11, 0.15), 0.2)
        d = blendUnion(d, ellipsoid(a - 0.29 * W, y + 0.4 * L, z - 0.36, 0.13 + 0.07 * cheek, 0.17 + 0.06 * cheek, 0.13 + 0.1 * cheek), 0.2)
        if (p.smile > 0) d = blendUnion(d, ellipsoid(a - 0.3 * W, y - eye.y + 0.235 * L, z - 0.53, 0.1, 0.085, 0.09 + 0.03 * p.smile), 0.16)
        d = blendUnion(d, cone(a, y, z, 0.1, m.brow, 0.645 + 0.025 * male, 0.4 * W, m.brow - 0.01, 0.48, 0.03 + 0.035 * male, 0.04), 0.16)
        d = blendUnion(d, ellipsoid(a - 0.45 * W, y - 0.1, z - 0.2, 0.12, 0.24, 0.22), 0.25)
        d = blendCut(d, -ellipsoid(a - eye.x, y - eye.y - 0.02, z - 0.81, 0.17, 0.1, 0.14), 0.14)
        d = lidsOn(d, a, y, z)
        d = noseOn(d, x, a, y, z)
        // a child's mouth lies as far back as its nose
        d = mouthOn(d, x, a, y, z + 0.035 * child)
        d = foldsOn(d, a, y, z)
      }
      d = earOn(d, a, y, z)
    }
    return blendUnion(blendUnion(d, neckAt(x, y, z), 0.18), body(x, y, z), 0.3)
  }

  /** The outline of the lips, with the bow of the upper one. */
  const lips: Distance = (x, y) => {
    const q = Math.min(1, Math.abs(x) / (mouth.width * 1.01))
    const v = y - mouth.y - mouth.lift * q * q
    const bow = 1 - 0.2 * Math.exp(-((q / 0.14) ** 2)) + 0.06 * Math.exp(-(((q - 0.26) / 0.13) ** 2))
    const upper = (0.034 + 0.036 * mouth.full) * (1 - q ** 1.7) * bow
    const lower = (0.032 + 0.05 * mouth.full + mouth.drop) * (1 - q * q) ** 0.85
    return Math.max(v - upper, -lower - v, Math.abs(x) - mouth.width)
  }

  return { landmarks: m, skull: lately(skull), skin: lately(skin), body: lately(body), eyes, lips }
}
