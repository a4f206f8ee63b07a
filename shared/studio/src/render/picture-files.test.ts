import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createRandom } from '../toolkit/random.ts'
import { writeAvif } from './picture-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A picture that hardly compresses. */
const noisy = () => {
  const random = createRandom(1)
  return sharp(Buffer.from(Array.from({ length: 160 * 90 * 3 }, () => random() * 255)), { raw: { width: 160, height: 90, channels: 3 } })
}

it('lowers the quality of a picture until its bytes keep their budget', async () => {
  await writeAvif(noisy(), join(folder, 'free'), [{ width: 160, budget: 1e6 }])
  const { size } = await stat(join(folder, 'free-160.avif'))
  const budget = Math.round(size * 0.7)
  await writeAvif(noisy(), join(folder, 'tight'), [{ width: 160, budget }])
  expect((await readFile(join(folder, 'tight-160.avif'))).length).toBeLessThanOrEqual(budget)
})

it('names the picture that no quality makes small enough', async () => {
  await expect(writeAvif(noisy(), join(folder, 'x'), [{ width: 160, budget: 100 }])).rejects.toThrow(
    /x-160\.avif: \d+ bytes at the poorest quality, its budget is 100/,
  )
})
