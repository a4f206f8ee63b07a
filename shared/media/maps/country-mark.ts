/** A country on the map of the world, `world.svg` beside this file. Units are those of its box. */
export type CountryMark = {
  readonly name: string
  /** Data of a path. */
  readonly outline: string
  /** Centre of its largest part. */
  readonly x: number
  readonly y: number
}
