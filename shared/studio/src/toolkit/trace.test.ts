import { describe, expect, it } from 'vitest'
import { sphere } from './distance.ts'
import { rotation } from './rotation.ts'
import { createSolid, joinSolids, placeSolid } from './solid.ts'
import { project, trace } from './trace.ts'

const ball = createSolid({
  source: import.meta.url,
  parameters: 'a ball of radius 1',
  distance: (x, y, z) => sphere(x, y, z, 1),
  part: (_, y) => (y > 0 ? 1 : 0),
  bound: { x: 0, y: 0, z: 0, radius: 1.01 },
})
const view = { width: 60, height: 60, span: 3, light: [0, 0, 1] as const }
const middle = 30 * 60 + 30

describe('a trace', () => {
  it('sees the near side of a body, and nothing where there is none', () => {
    const map = trace(ball, view)
    expect(map.hit[middle]).toBe(1)
    expect(map.hit[0]).toBe(0)
    expect(map.depth[middle]).toBeCloseTo(1, 1)
    expect(map.nz[middle]).toBeCloseTo(1, 1)
    expect(map.hit.reduce((sum, one) => sum + one, 0) / 3600).toBeCloseTo(Math.PI / 9, 1)
  })

  it.each([60, 9])('is the same when it is read back as when it was made, %i px wide', width => {
    const once = trace(ball, { ...view, width, height: width })
    const again = trace(ball, { ...view, width, height: width })
    for (const field of ['hit', 'part', 'x', 'nz', 'depth', 'lit', 'openness'] as const) expect(again[field]).toEqual(once[field])
  })

  it('knows the parts of a body in its own axes, however it is turned', () => {
    const upright = trace(ball, view)
    const headDown = trace(placeSolid(ball, { rotate: rotation(0, 0, 180) }), view)
    expect([upright.part[20 * 60 + 30], upright.part[40 * 60 + 30]]).toEqual([1, 0])
    expect([headDown.part[20 * 60 + 30], headDown.part[40 * 60 + 30]]).toEqual([0, 1])
  })

  it('tells joined bodies apart, the nearer before the farther', () => {
    const small = placeSolid(ball, { move: [0, 0, 1.2], size: 0.4 })
    const map = trace(joinSolids([ball, small]), view)
    expect(map.child[middle]).toBe(1)
    expect(map.child[45 * 60 + 30]).toBe(0)
    expect(map.depth[middle]).toBeCloseTo(1.6, 1)
  })

  it('darkens what lies in the shadow of another body', () => {
    const shade = placeSolid(ball, { move: [0, 1.6, 1.1], size: 0.5 })
    const map = trace(joinSolids([ball, shade]), { ...view, light: [0, 1, 0.3], shadow: 1 })
    const alone = trace(ball, { ...view, light: [0, 1, 0.3], shadow: 1 })
    const below = 18 * 60 + 30
    expect(map.lit[below]).toBeLessThan(alone.lit[below] - 0.2)
  })
})

it('projects a point of the camera to where it is in the picture', () => {
  expect(project({ span: 4, x: 1, y: 0 }, 400, 200, 1, 0)).toEqual([200, 100])
  expect(project({ span: 4 }, 400, 200, 2, 1)).toEqual([400, 0])
})
