import type { Point3 } from './curve.ts'

/** A rotation, row by row: from the body's own axes to the camera's. */
export type Rotation = readonly [number, number, number, number, number, number, number, number, number]

const multiply = (a: Rotation, b: Rotation): Rotation =>
  Array.from({ length: 9 }, (_, n) => {
    const row = Math.floor(n / 3) * 3
    const column = n % 3
    return a[row] * b[column] + a[row + 1] * b[3 + column] + a[row + 2] * b[6 + column]
  }) as unknown as Rotation

/** Yaw (about the vertical), then pitch, then roll, in degrees. */
export function rotation(yaw = 0, pitch = 0, roll = 0): Rotation {
  const [y, p, r] = [yaw, pitch, roll].map(angle => (angle * Math.PI) / 180)
  const aboutY: Rotation = [Math.cos(y), 0, Math.sin(y), 0, 1, 0, -Math.sin(y), 0, Math.cos(y)]
  const aboutX: Rotation = [1, 0, 0, 0, Math.cos(p), -Math.sin(p), 0, Math.sin(p), Math.cos(p)]
  const aboutZ: Rotation = [Math.cos(r), -Math.sin(r), 0, Math.sin(r), Math.cos(r), 0, 0, 0, 1]
  return multiply(aboutZ, multiply(aboutX, aboutY))
}

/** A vector turned by a rotation. */
export const turn = (R: Rotation, x: number, y: number, z: number): Point3 => [
  R[0] * x + R[1] * y + R[2] * z,
  R[3] * x + R[4] * y + R[5] * z,
  R[6] * x + R[7] * y + R[8] * z,
]

/** A vector turned back. */
export const turnBack = (R: Rotation, x: number, y: number, z: number): Point3 => [
  R[0] * x + R[3] * y + R[6] * z,
  R[1] * x + R[4] * y + R[7] * z,
  R[2] * x + R[5] * y + R[8] * z,
]
