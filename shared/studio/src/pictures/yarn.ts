import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Curve, through } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { vignette } from '../toolkit/light.ts'
import { TAU } from '../toolkit/numbers.ts'
import { createRandom } from '../toolkit/random.ts'
import { layRopes } from '../toolkit/rope.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { layShade } from './needle.ts'
import { layYarnBall } from './yarn-ball.ts'

const wool = ramp([
  scale(dye.clay, 0.3),
  mix(dye.clay, dye.ember, 0.3),
  mix(dye.ember, dye.clay, 0.15),
  mix(dye.ember, dye.marigold, 0.12),
  mix(mix(dye.ember, dye.marigold, 0.2), dye.rose, 0.4),
  mix(dye.rose, dye.ember, 0.3),
])

/** Centre and radius of the ball, and thickness of its yarn, units. */
const ball = { x: 930, y: 545, radius: 385 }
const yarn = 0.056

/** A ball touches its ground in one place: dark there, and ever softer away from it, on the side away from the light. */
function layContactShadow({ width, height, pixels }: Canvas, { unit: k }: Frame): void {
  const foot = ball.y + ball.radius * 0.985
  const tint = [0.62, 0.86, 0.84]
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const x = px / k - ball.x
      const y = py / k - foot
      const contact = Math.exp(-(((x - 10) / 150) ** 2) - ((y - 6) / 17) ** 2)
      const near = Math.exp(-(((x - 40) / 270) ** 2) - ((y - 8) / 44) ** 2)
      const far = Math.exp(-(((x - 150) / 480) ** 2) - ((y - 16) / 92) ** 2)
      const dark = 1 - (1 - 0.85 * contact) * (1 - 0.6 * near) * (1 - 0.4 * far)
      const p = (py * width + px) * 3
      for (let n = 0; n < 3; n++) pixels[p + n] *= 1 - dark * tint[n]
    }
  }
}

/** The free end: away from the ball over the ground, in easy bows. */
function layEnd(canvas: Canvas, frame: Frame): void {
  const { unit: k } = frame
  const path = through([
    [(ball.x + 10) * k, (ball.y + ball.radius * 0.93) * k],
    [(ball.x - 170) * k, 962 * k],
    [560 * k, 1010 * k],
    [380 * k, 905 * k],
    [262 * k, 800 * k],
    [150 * k, 860 * k],
    [190 * k, 985 * k],
    [330 * k, 1010 * k],
    [380 * k, 905 * k],
    [310 * k, 770 * k],
    [120 * k, 700 * k],
    [-90 * k, 800 * k],
  ])
  layShade(canvas, frame, path, 22, { height: 8, opacity: 0.5 })
  const thick = ball.radius * yarn
  layRopes(canvas, [{ path: t => [...path(t), t * 300 * k], radius: (thick / 2) * k, pitch: thick * 3.4 * k, colour: wool(0.66) }], {
    steps: 520,
    shadow: 0.5,
    piece: 5,
  })
  layFibres(canvas, frame, path, 420)
}

function layFibres(canvas: Canvas, { unit: k }: Frame, path: Curve, count: number): void {
  const random = createRandom(99)
  for (let n = 0; n < count; n++) {
    const [x, y] = path(random())
    const angle = random() * TAU
    const length = random.between(12, 30) * k
    const bend = random.between(-16, 16) * k
    strand(
      canvas,
      t => [
        x + Math.cos(angle) * length * t - Math.sin(angle) * bend * t * t,
        y + Math.sin(angle) * length * t + Math.cos(angle) * bend * t * t,
      ],
      { pieces: 8, width: 0.85 * k, colour: wool(0.75), opacity: t => 0.4 * (1 - t) },
    )
  }
}

function drawBallOfYarn(frame: Frame): Canvas {
  const { unit: k } = frame
  const canvas = createGround(frame, mix(dye.rose, dye.ember, 0.08), mix(dye.rose, dye.paper, 0.55), { x: 0.32, y: 0.3, radius: 1 })
  warp(canvas, frame, { colour: dye.ember, opacity: 0.09, seed: 99, gap: 10, vertical: false })
  layContactShadow(canvas, frame)
  layEnd(canvas, frame)
  layYarnBall(canvas, {
    x: ball.x * k,
    y: ball.y * k,
    radius: ball.radius * k,
    yarn,
    bands: 30,
    turns: 13,
    colour: wool,
    seed: 44,
    fuzz: 3200,
  })
  vignette(canvas, 0.14)
  return canvas
}

export const pictures = {
  /** Contact: a ball of yarn and its free end: where a conversation begins. */
  'contact-2': { shape: 0.75, portrait: 'never', draw: drawBallOfYarn },
} satisfies Record<string, PictureDrawing>
