import { emberDye, goldDye, indigoDye, lagoonDye, linenDye, plumDye, roseDye, saffronDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { scale } from '../toolkit/colour.ts'
import type { Point3 } from '../toolkit/curve.ts'
import { engrave } from '../toolkit/engrave.ts'
import type { Frame } from '../toolkit/frame.ts'
import { hash } from '../toolkit/random.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { strand } from '../toolkit/strand.ts'
import { project, trace } from '../toolkit/trace.ts'
import { arm, balancePart, beadAt, beadsOf, beamHeight, createBalance, panHeight, panRadius, type Weighed } from './balance-form.ts'

/** From a little above; in an upright frame nearer the middle. */
const viewIn = ({ portrait }: Frame) => ({
  ...(portrait ? { span: 5.5, x: 0, y: -0.87 } : { span: 7, x: -0.82, y: 0.12 }),
  rotation: rotation(0, 16, 0),
})

const dyes = [emberDye, lagoonDye, goldDye, roseDye, indigoDye, linenDye, plumDye, saffronDye]

/** The balance, its cords behind and before what it weighs. */
export function drawBalance(canvas: Canvas, frame: Frame, weighed: Weighed): void {
  const beads = beadsOf[weighed]
  const { width, height } = frame
  drawCords(canvas, frame, true)
  const map = trace(createBalance(weighed), { ...viewIn(frame), width, height, light: [-0.6, 0.65, 0.5], near: 4, far: -4 })
  const only = (part: number) => (i: number) => map.part[i] === part
  engrave(
    canvas,
    map,
    [
      {
        where: only(balancePart.wood),
        across: (x, y) => (Math.abs(y - beamHeight) < 0.13 ? x : y) * 34,
        along: (x, _, z) => Math.atan2(z, x) * 8,
        colour: light => saffronDye(light * 0.9),
        ply: 1,
      },
      {
        where: only(balancePart.pan),
        across: (x, _, z) => Math.hypot(Math.abs(x) - arm, z) * 40,
        along: (x, _, z) => Math.atan2(z, Math.abs(x) - arm) * 18,
        colour: light => goldDye(light),
        ply: 0.8,
      },
      {
        where: only(balancePart.bead),
        across: (x, y, z) => {
          const at = beadAt(beads, x, y, z)
          const bead = beads[at]
          const tilt = hash(at, 4) * 2 - 1
          return (((y - bead.y) * Math.cos(tilt) + (x - bead.x) * Math.sin(tilt)) / bead.radius) * (7 + bead.radius * 26) + 60 * at
        },
        along: (x, _, z) => Math.atan2(z, x) * 30,
        colour: (light, id) =>
          weighed === 'great' && id >= (beads.length - 1.5) * 60 ? emberDye(light) : dyes[Math.round(id / 60) % dyes.length](light),
        ply: 0.6,
      },
    ],
    { body: 0.97, ambient: 0.14 },
  )
  drawCords(canvas, frame, false)
}

/** Four cords a pan, from the end of the beam to the rim. */
function drawCords(canvas: Canvas, frame: Frame, behind: boolean): void {
  const { width, height, unit: k } = frame
  const view = viewIn(frame)
  const at = (p: Point3) => {
    const [x, y] = turn(view.rotation, ...p)
    return project(view, width, height, x, y)
  }
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const angle = 0.6 + (i * Math.PI) / 2
      const rim: Point3 = [side * arm + Math.cos(angle) * panRadius, panHeight + 0.02, Math.sin(angle) * panRadius]
      if (rim[2] < 0 !== behind) continue
      const [from, to] = [at([side * arm, beamHeight - 0.06, 0]), at(rim)]
      strand(canvas, t => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t], {
        pieces: 40,
        width: 4.6 * k,
        ply: 9 * k,
        round: 0.85,
        colour: scale(linenDye(0.75), behind ? 0.5 : 0.9),
      })
    }
  }
}
