import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawShareCard } from './share-card.ts'
import { shareCards } from './share-cards.ts'

it('is a JPEG of the size that services ask for, whatever the shape of the picture and however long the title', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'card-'))
  try {
    const picture = join(folder, 'picture.png')
    await sharp({ create: { width: 300, height: 400, channels: 3, background: '#0E6464' } }).toFile(picture)
    const longest = shareCards['data-driven-research']
    const card = await drawShareCard(longest, picture, 0.9)
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(card.length).toBeLessThan(115_000)
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('there is one for each page, and no two have the same title', () => {
  const titles = Object.values(shareCards).map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})
