import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, lagoonDye, saffronDye, skins } from '../people/dyes.ts'
import { createHand, type HandAge, type HandOptions, handSize } from '../people/hand.ts'
import { type HandPlace, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import { dye, mix } from '../toolkit/colour.ts'
import type { Layer } from '../toolkit/engrave.ts'
import { createGround } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { createSolid } from '../toolkit/solid.ts'
import { warp } from '../toolkit/strand.ts'

/** Where a place lies across the shawl: 0 along its middle, which rises to the right. */
const across = (x: number, y: number): number => y - 0.16 * x + 0.14 * Math.sin(x * 1.1 + 0.6)

/** The shawl that goes round the three, from near: its folds run through the whole picture. */
const shawl = createSolid({
  source: import.meta.url,
  parameters: 'shawl',
  distance: (x, y, z) => {
    const v = across(x, y)
    const folds = 0.1 * Math.sin(v * 7.5 + 0.9 * Math.sin(x * 0.8)) + 0.05 * Math.sin(v * 15 - x * 0.9)
    return Math.max(z + 0.34 - folds, Math.abs(v + 0.15) - 0.95 - 0.06 * Math.sin(x * 2), -0.8 - z) * 0.55
  },
  bound: { x: 0, y: 0, z: 0, radius: 3.6 },
})

/** The man's hand from the right, the woman's from the left on it, the child's on both. */
const laid: readonly (HandOptions & { age: HandAge } & Pick<Required<HandPlace>, 'fingers' | 'at' | 'left'>)[] = [
  { age: 'elder', fingers: [-0.93, -0.34, -0.04], at: [0.5, 0.12, -0.12], left: true, spread: 0.25 },
  { age: 'adult', fingers: [0.84, -0.52, -0.06], at: [-0.36, 0.44, 0.12], left: false, spread: 0.2 },
  { age: 'child', fingers: [-0.12, 1, -0.1], at: [0.06, -0.2, 0.42], left: false, spread: 0.45 },
]

/** The hands of the three lie on one another, and on the shawl that holds them. */
export const humanRightsSeen: PictureDrawing = {
  shape: 0.625,
  portrait: 'never',
  draw(frame) {
    const canvas = createGround(frame, dye.ink, mix(dye.plum, dye.clay, 0.42), { x: 0.55, y: 0.3, radius: 0.85, strength: 0.95 })
    warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 3 })
    const hands = laid.map(({ fingers, at, left, ...hand }) =>
      placeHand(createHand({ fingers: 0.1, thumb: { out: 34, front: 10 }, sleeve: { from: 0.4 }, forearm: 4, ...hand }), {
        fingers,
        at,
        left,
        palm: [0, 0.1, -1],
        hold: [0, 0.5, 0],
        size: handSize[hand.age],
      }),
    )
    const traced = traceHands(hands, frame, {
      span: 4.6,
      x: -0.4,
      y: -0.15,
      resolution: 0.75,
      near: 4,
      far: -2,
      light: [-0.45, 0.6, 0.62],
      others: [shawl],
    })
    const gold: Layer = {
      where: i => traced.child[i] === traced.hands.length,
      across: (x, y) => across(x, y) * 34,
      along: x => x * 30,
      colour: (light, id) => saffronDye(0.08 + light * (0.8 + 0.5 * hash(id, 4))),
    }
    const looks = [
      { skin: skins.ebony, sleeve: lagoonDye },
      { skin: skins.olive, sleeve: emberDye },
      { skin: skins.deep, sleeve: goldDye, threads: 44 },
    ]
    // the man's dark hand lies in the woman's shade: it takes more light, the child's less; the shawl dims towards the words
    const share = [1.35, 1, 0.86]
    const lightOf = (light: number, i: number) => light * (share[traced.child[i]] ?? lerp(0.25, 1, smooth(-2.5, -0.7, traced.x[i])))
    windHands(canvas, traced, looks, { layers: [gold], light: lightOf })
    bloom(canvas, 0.26, 26 * frame.unit, 0.34)
    vignette(canvas, 0.4, 0.58, 0.42)
    return canvas
  },
}
