/**
 * Poses in which fingers touch what they hold. The angles were found by moving the joints until the pads lay on
 * the thing and no bone ran into it; `place` is where the hand then lies, the thing standing at the origin.
 */
import type { Point3 } from '../toolkit/curve.ts'
import type { FingerBend, HandPose } from './hand-bones.ts'

export type Grip = {
  readonly pose: HandPose
  readonly place: { readonly fingers: Point3; readonly palm: Point3; readonly hold: Point3; readonly at: Point3 }
}

/** The middle of the hand, by which the places below are told. */
const middle: Point3 = [0, 0.5, 0]

const bends = (...pairs: readonly (readonly [number, number])[]): [FingerBend, FingerBend, FingerBend, FingerBend] =>
  pairs.map(([base, second]) => ({ base, middle: second })) as [FingerBend, FingerBend, FingerBend, FingerBend]

/** Direction of a pen in `signing`, from its nib upwards (x right, y away over the paper, z up). */
export const penDirection: Point3 = [0.499, -0.419, 0.759]

/** Direction of a needle in `stitching`, from its point to its eye (the cloth is the xy plane, the hand in front of it). */
export const needleDirection: Point3 = [0.661, 0.421, 0.621]

export const grips = {
  /** A handshake; the partner is the same turned half round the vertical. */
  shaking: {
    pose: {
      fingers: bends([4, 54], [13, 65], [16, 65], [10, 58]),
      spread: 0.1,
      thumb: { out: 42, front: 41, base: 2, tip: 44, roll: -25 },
      wrist: { aside: -22 },
    },
    place: { fingers: [0.783, -0.502, -0.121], palm: [-0.138, -0.029, -1], hold: [0, 0, 0], at: [-0.685, 0.208, 0.307] },
  },
  /** A pen with its nib at the origin. */
  signing: {
    pose: {
      fingers: bends([34, 55], [38, 74], [40, 74], [42, 74]),
      spread: 0.1,
      thumb: { out: 27, front: 34, base: 21, tip: 9, roll: -26 },
      wrist: { flex: -15 },
    },
    place: { fingers: [-0.71, 1.064, 0.127], palm: [-0.292, -0.389, -0.698], hold: middle, at: [0.964, -0.405, 0.568] },
  },
  /** An old hand with a needle whose point is at the origin. */
  stitching: {
    pose: {
      fingers: bends([42, 55], [38, 53], [36, 52], [36, 53]),
      spread: 0.25,
      thumb: { out: 17, front: 33, base: 10, tip: -5, roll: -34 },
      wrist: { flex: -12 },
    },
    place: { fingers: [-0.674, 0.166, -0.114], palm: [-0.017, -0.196, -0.79], hold: middle, at: [0.913, 0.524, 0.84] },
  },
  /** A child's hand round the lower edge of a sheet, the thumb in front; the edge runs through the origin along x. */
  holdingSheet: {
    pose: {
      fingers: bends([15, 18], [17, 18], [18, 15], [17, 15]),
      spread: 0.1,
      thumb: { out: 60, front: 32, base: 42, tip: -5, roll: -49 },
    },
    place: { fingers: [-0.251, 1, -0.265], palm: [-0.027, 0.055, 0.999], hold: middle, at: [0, -0.073, -0.09] },
  },
  /** The right half of a loaf that is torn across at x = 0. */
  breaking: {
    pose: {
      fingers: bends([37, 31], [31, 32], [18, 34], [9, 30]),
      spread: 0.1,
      thumb: { out: 60, front: 61, base: 6, tip: 47, roll: 8 },
    },
    place: { fingers: [-0.394, 0.738, -0.761], palm: [-0.701, 0.594, 0.601], hold: middle, at: [1.368, -0.496, -0.208] },
  },
} as const satisfies Record<string, Grip>

export const poses = {
  /** One of two hands that hold water. */
  cupping: { fingers: [0.14, 0.14, 0.15, 0.15], spread: 0, thumb: { out: 40, front: 14, base: 8, tip: 8 }, wrist: { aside: 14 } },
  planting: { fingers: [0.2, 0.22, 0.25, 0.3], spread: 0.15, thumb: { out: 34, front: 34, base: 10, tip: 10 } },
  pointingUp: { fingers: [0.05, 0.78, 0.86, 0.92], spread: 0.1, thumb: { out: 18, front: 46, base: 30, tip: 42 } },
  open: { fingers: [0.1, 0.06, 0.1, 0.16], spread: 0.55, thumb: { out: 46, front: 16 } },
} as const satisfies Record<string, HandPose>
