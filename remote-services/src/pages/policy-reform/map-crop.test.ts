import { mapBox } from '@site/media/maps/countries'
import { expect, it } from 'vitest'
import { cropAround } from './map-crop.ts'

it('holds every place with room around it, and stays on the map', () => {
  const places = [
    { x: 300, y: 200 },
    { x: 20, y: 240.5 },
    { x: 990, y: 190 },
  ]
  const { x, y, width, height } = cropAround(places)
  for (const place of places) {
    expect(place.x).toBeGreaterThan(x)
    expect(place.x).toBeLessThan(x + width)
    expect(place.y - y).toBeGreaterThanOrEqual(40)
    expect(y + height - place.y).toBeGreaterThan(40)
  }
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(mapBox.width)
  expect(height).toBeLessThan(mapBox.height / 2)
})
