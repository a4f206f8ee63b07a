import type { Colour } from '../toolkit/colour.ts'
import type { Layer, SurfaceCoordinate } from '../toolkit/engrave.ts'
import { smooth } from '../toolkit/numbers.ts'

/** One colour under all the threads of a body, so that no ground shines through where its parts meet. */
export const undercoat = (colour: Colour): Layer => ({ across: (_, y) => y, colour: () => colour, fill: [1, 1], round: 0 })

export type Woven = Pick<Layer, 'where'> & {
  /** Counts the warp threads along the weft, one a unit. */
  warpAt: SurfaceCoordinate
  /** Counts the weft threads along the warp, one a unit. */
  weftAt: SurfaceCoordinate
  warp: (light: number, id: number) => Colour
  weft: (light: number, id: number) => Colour
  fill?: Layer['fill']
  fade?: Layer['fade']
}

/** How far thread `id` of one set lies over (1) or under (-1) the other set at the place `along` it. */
const over = (id: number, along: number): number => Math.cos(Math.PI * (along - 0.5 - id))

/** A plain weave on a traced body: each weft thread goes over one warp thread and under the next. */
export function wovenLayers({ where, warpAt, weftAt, warp, weft, fill = [0.8, 0.96], fade = () => 1 }: Woven): Layer[] {
  const common = { fill, round: 0.8, ...(where && { where }) }
  const raised = (height: number): number => 0.62 + 0.38 * height
  return [
    {
      ...common,
      across: weftAt,
      along: warpAt,
      colour: (light, id, _, __, along) => weft(light * raised(over(id, along)), id),
      ply: 0.5,
      fade,
    },
    {
      ...common,
      across: warpAt,
      along: weftAt,
      colour: (light, id, _, __, along) => warp(light * raised(-over(id, along)), id),
      ply: 0.5,
      fade: (x, y, id, along) => smooth(-0.12, 0.28, -over(id, along)) * fade(x, y, id, along),
    },
  ]
}
