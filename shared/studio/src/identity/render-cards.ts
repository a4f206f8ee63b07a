import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDrawings } from '../render/drawings.ts'
import { mediaDirectory } from '../render/media-files.ts'
import { drawShareCard } from './share-card.ts'
import { type ShareCard, type ShareCardName, shareCards } from './share-cards.ts'

export const cardNames = Object.keys(shareCards) as readonly ShareCardName[]

/**
 * Draws the share cards of pages, all of them by default, from their rendered pictures.
 * @param pictures folder of the pictures
 * @returns the files
 * @throws Error naming the picture that is not there yet
 */
export async function renderCards(
  names: readonly ShareCardName[] = cardNames,
  pictures = join(mediaDirectory, 'pictures'),
): Promise<string[]> {
  const directory = join(mediaDirectory, 'cards')
  await mkdir(directory, { recursive: true })
  const files: string[] = []
  for (const name of names) {
    const card: ShareCard = shareCards[name]
    const picture = join(pictures, `${card.picture}.webp`)
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
