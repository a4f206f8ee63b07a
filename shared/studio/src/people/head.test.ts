import { expect, test } from 'vitest'
import { dye } from '../toolkit/colour.ts'
import { createCanvas, createFrame } from '../toolkit/frame.ts'
import { cast, drawPerson } from './cast.ts'
import { createHead, headPart } from './head.ts'
import { traceHead } from './wind-head.ts'

const frame = createFrame(48, 1.25)
const view = { yaw: -20, span: 3.1, y: -0.25 }

const partsOf = (person: (typeof cast)[keyof typeof cast]): Set<number> => {
  const { hit, part } = traceHead(createHead(person.features), frame, view)
  return new Set(part.filter((_, i) => hit[i]))
}

test('a face is the same left and right', () => {
  const { face } = createHead(cast.teacher.features)
  for (const [x, y, z] of [
    [0.2, 0, 0.7],
    [0.3, -0.5, 0.5],
    [0.7, 0.1, 0],
  ] as const)
    expect(face.skin(-x, y, z)).toBeCloseTo(face.skin(x, y, z), 12)
})

test('each wears what it was given', () => {
  expect([...partsOf(cast.teacher)]).toContain(headPart.wear)
  expect([...partsOf(cast.elder)]).toEqual(expect.arrayContaining([headPart.skin, headPart.beard, headPart.cloth]))
  expect([...partsOf(cast.advocate)]).toContain(headPart.hair)
  expect([...partsOf(cast.advocate)]).not.toContain(headPart.wear)
})

test('the line between the lips ends flat before their corners, where the wall of a notch would catch the light', () => {
  for (const { features } of [cast.advocate, cast.consultant, cast.girl]) {
    const { skin, landmarks } = createHead(features).face
    const { y, width, lift } = landmarks.mouth
    const depthAt = (q: number, up: number): number => {
      let z = 1.1
      for (let n = 0; n < 80; n++) z -= 0.8 * skin(q * width, y + lift * q * q + up, z)
      return z
    }
    for (const q of [0.9, 0.95, 1]) expect((depthAt(q, -0.02) + depthAt(q, 0.02)) / 2 - depthAt(q, 0)).toBeLessThan(0.004)
  }
})

test('a child has the larger eyes and the shorter face', () => {
  const child = createHead({ age: 7 }).face.landmarks
  const grown = createHead({ age: 35 }).face.landmarks
  expect(child.eye.width).toBeGreaterThan(grown.eye.width)
  expect(child.length).toBeLessThan(grown.length)
})

test('closed eyes show no eye, open ones do', () => {
  const partOfEye = (eyesOpen: number): number => {
    const head = createHead({ eyesOpen })
    const { eye } = head.face.landmarks
    const place = { child: 0, part: 0, x: 0, y: 0, z: 0 }
    head.locate(eye.x, eye.y, eye.z + eye.radius, place)
    return place.part
  }
  expect(partOfEye(0)).toBe(headPart.skin)
  expect(partOfEye(1)).toBe(headPart.eye)
})

test('two drawings of a person are equal', () => {
  const [first, second] = [1, 2].map(() => {
    const canvas = createCanvas(frame, dye.plum)
    drawPerson(canvas, frame, cast.student, view)
    return canvas.pixels
  })
  expect(first).toEqual(second)
})
