import { describe, expect, it } from 'vitest'
import { growTimeMs, growth } from './grow-from-tile.ts'

const layer = { left: 0, top: 0, width: 1600, height: 900 }

describe('growth', () => {
  it('takes one second', () => {
    expect(growTimeMs).toBe(1000)
  })

  it('starts as the middle of the film in the place and size of the tile', () => {
    const [start] = growth({ left: 1300, top: 100, width: 225, height: 225 }, layer, layer)
    expect(start).toEqual({
      transform: 'translate(1212.5px, 100.0px) scale(0.2500)',
      clipPath: 'polygon(350.0px 0.0px, 1250.0px 0.0px, 1250.0px 900.0px, 350.0px 900.0px)',
    })
  })

  it('follows a film that stands aside in its layer', () => {
    const [start] = growth({ left: 0, top: 0, width: 100, height: 100 }, layer, { left: 600, top: 0, width: 1000, height: 500 })
    expect(start?.clipPath).toBe('polygon(850.0px 0.0px, 1350.0px 0.0px, 1350.0px 500.0px, 850.0px 500.0px)')
  })

  it('is no rectangle on its way: each corner comes at its own pace', () => {
    const [, between] = growth({ left: 1300, top: 100, width: 225, height: 225 }, layer, layer)
    const corners = [...String(between?.clipPath).matchAll(/([\d.]+)px ([\d.]+)px/g)].map(([, x, y]) => [Number(x), Number(y)])
    expect(new Set(corners.map(([x]) => x)).size).toBe(4)
    expect(between).not.toHaveProperty('transform')
  })

  it('ends by filling the layer', () => {
    const end = growth({ left: 1300, top: 100, width: 225, height: 225 }, layer, layer).at(-1)
    expect(end).toEqual({ transform: 'none', clipPath: 'polygon(0.0px 0.0px, 1600.0px 0.0px, 1600.0px 900.0px, 0.0px 900.0px)' })
  })
})
