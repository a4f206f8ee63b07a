import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { mediaDirectory } from '../render/media-files.ts'
import { countryMarks } from './country-outlines.ts'
import { project, unproject } from './equal-earth.ts'
import { placeInBox, placeOnEarth } from './map-box.ts'
import { mapFiles } from './render-maps.ts'

describe('The projection', () => {
  it('is as its authors say: the pole is 0.592 as long as the equator', () => {
    expect(project([180, 90])[0] / project([180, 0])[0]).toBeCloseTo(0.592, 3)
  })

  it.each([
    [0, 0],
    [-74, 4.6],
    [121, 14.6],
    [-8, 39.5],
  ] as const)('finds %d, %d again', (longitude, latitude) => {
    const [foundLongitude, foundLatitude] = unproject(project([longitude, latitude]))
    expect(foundLongitude).toBeCloseTo(longitude)
    expect(foundLatitude).toBeCloseTo(latitude)
  })
})

describe('The map of the world', () => {
  const files = Object.entries(mapFiles())

  it.each(files)('%s is what the atlas gives', async (name, content) => {
    expect(await readFile(join(mediaDirectory, 'maps', name), 'utf8')).toBe(content)
  })

  it('is light: under 15 kB compressed', () => {
    for (const [, content] of files) expect(brotliCompressSync(content).length).toBeLessThan(15_000)
  })

  it('has the equator through Kenya, and finds a place again', () => {
    const [kenya] = countryMarks(['Kenya'])
    expect(Math.abs(placeOnEarth([kenya.x, kenya.y])[1])).toBeLessThan(1)
    expect(placeOnEarth(placeInBox([-74, 4])).map(Math.round)).toEqual([-74, 4])
  })

  it('says which name the atlas does not know', () => {
    expect(() => countryMarks(['Atlantis'])).toThrow('world-atlas has no country named Atlantis')
  })
})
