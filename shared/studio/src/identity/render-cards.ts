import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDrawings } from '../render/drawings.ts'
import { mediaDirectory } from '../render/media-files.ts'
import { drawShareCard } from './share-card.ts'
import { shareCards } from './share-cards.ts'

/**
 * Draws the share cards of all pages from their rendered pictures.
 * @returns the files
 * @throws Error naming the picture that is not there yet
 */
export async function renderCards(): Promise<string[]> {
  const directory = join(mediaDirectory, 'cards')
  await mkdir(directory, { recursive: true })
  const files: string[] = []
  for (const [name, card] of Object.entries(shareCards)) {
    const picture = join(mediaDirectory, 'pictures', `${card.picture}.webp`)
    await access(picture).catch(() => {
      throw new Error(`The share card ${name} needs ${picture}: render ${card.picture} first`)
    })
    const file = join(directory, `${name}.jpg`)
    await writeFile(file, await drawShareCard(card, picture, card.focus ?? (await focusOf(card.picture))))
    files.push(file)
  }
  return files
}

/** What the upright framing of a picture is cut round is what a card shows of it. */
async function focusOf(picture: string): Promise<number> {
  const { pictures } = await loadDrawings()
  const portrait = pictures[picture]?.portrait
  return typeof portrait === 'object' ? portrait.cropAt : 0.5
}
