/** What a figure is made of, and the shapes its parts are built from. */
import type { Point3 } from '../toolkit/curve.ts'
import { cone } from '../toolkit/distance.ts'
import { lerp } from '../toolkit/numbers.ts'
import type { Pose, Stature } from './figure-bones.ts'
import type { FigureHair, FigureWear } from './figure-head.ts'

export const figurePart = { skin: 0, hair: 1, wear: 2, top: 3, legs: 4, shoes: 5, shawl: 6, load: 7 } as const

export type Clothes = {
  hair: FigureHair
  wear: FigureWear
  beard: boolean
  /** How far the dress or shirt falls: 0.15 a shirt, 0.5 to the knee, 1 to the ankle. */
  hem: number
  /** Width of a skirt, 1 for the usual. */
  flare: number
  legs: 'trousers' | 'bare'
  /** 0.3 short, 1 to the wrist. */
  sleeves: number
  shawl: boolean
  /** The top is a tunic: close at the hips, its hem across the thighs of one who sits. */
  tunic?: boolean
  /** Its right hand is left out, for one with fingers to take its place. */
  rightHand?: 'none'
  /** What is in the hands, on the head, or on the back. */
  load: 'none' | 'jar' | 'jar-on-head' | 'basket-on-head' | 'book' | 'bundle' | 'baby' | 'satchel'
}

export type FigureParameters = Pose & Stature & Clothes

export type Field = (x: number, y: number, z: number) => number
export type FigurePartField = { readonly part: number; readonly distance: Field }

/** A limb from a to b. */
export const between = (x: number, y: number, z: number, a: Point3, b: Point3, ra: number, rb: number): number =>
  cone(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], ra, rb)

export const pointAlong = (a: Point3, b: Point3, t: number): Point3 => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]
