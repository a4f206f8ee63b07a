import { identity } from '@site/identity'
import type { Area } from '@site/kit/contract'
import { chooseMark } from '@site/media/identity/marks.ts'
import sharp, { type OutputInfo } from 'sharp'
import { type Outline, outlineText } from '../type/outline.ts'
import { cardThreads, clothBeside } from './card-threads.ts'
import type { ShareCard } from './share-cards.ts'

/** What the services that show cards ask for, px. */
export const cardSize = { width: 1200, height: 630 } as const

/** Bytes of a card: some services fetch no more than a few hundred kB, and chats show it at once. */
const budget = 115_000

/** Of each area: the ground behind the words, and the two dyes of its threads. Paper on each ground has more than 7:1. */
const looks: Readonly<Record<Area, { ground: string; threads: readonly [string, string] }>> = {
  rights: { ground: '#5A2019', threads: ['#F2A93B', '#D9623A'] },
  education: { ground: '#0B4447', threads: ['#F2A93B', '#2E9A92'] },
  healing: { ground: '#0B4447', threads: ['#E9BFAF', '#2E9A92'] },
  policy: { ground: '#2A2660', threads: ['#E9BFAF', '#6A64C4'] },
  research: { ground: '#2A2660', threads: ['#63BDB4', '#6A64C4'] },
  speaking: { ground: '#5A2019', threads: ['#E9BFAF', '#D9623A'] },
  community: { ground: '#2A2660', threads: ['#F2A93B', '#6A64C4'] },
}

/** Columns of the card, px: the words, the threads, and the picture from behind them to the right edge. */
const words = { left: 72, width: 520, top: 66, foot: 564 } as const
const threads = 634
const picture = { left: 600, width: cardSize.width - 600 } as const

const ink = '#17141F'
const paper = '#F5EFE4'

/**
 * Draws the card of a page: its title on the ground of its area, its picture beside it.
 * @param file of the picture
 * @param focus centre of what is shown of it, as a fraction of its width
 * @returns a JPEG
 */
export async function drawShareCard(card: ShareCard, file: string, focus: number): Promise<Buffer> {
  const [shown, title, name] = await Promise.all([
    cropPicture(file, focus),
    fitTitle(card.title),
    outlineText({ text: identity.name, size: 31, weight: 460 }),
  ])
  const flat = await sharp({ create: { ...cardSize, channels: 3, background: ink } })
    .composite([
      { input: shown, left: picture.left, top: 0 },
      { input: Buffer.from(overlay(card.area, title, name)), left: 0, top: 0 },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encode(flat)
}

/** A window of the picture as high as the card, its focus in the middle as far as the picture reaches. */
async function cropPicture(file: string, focus: number): Promise<Buffer> {
  const image = sharp(file)
  const { width, height } = await image.metadata()
  const scaled = Math.max(picture.width, Math.round((width / height) * cardSize.height))
  const left = Math.round(Math.min(scaled - picture.width, Math.max(0, focus * scaled - picture.width / 2)))
  return image
    .resize({ width: scaled, height: cardSize.height, fit: 'cover' })
    .extract({ left, top: 0, width: picture.width, height: cardSize.height })
    .toBuffer()
}

/** Sizes of the title, px: the largest in which it takes at most four lines and no word is too long. */
const titleSizes = [92, 84, 76, 68, 62, 56, 50] as const

async function fitTitle(text: string): Promise<Outline> {
  let title: Outline | undefined
  for (const size of titleSizes) {
    title = await outlineText({ text, size, weight: 400, opticalSize: 96, maxWidth: words.width, lineHeight: 1.04, letterSpacing: -0.012 })
    if (title.width <= words.width && title.lines.length <= (size > 76 ? 2 : 4)) return title
  }
  if (!title) throw new Error('There is no size for a title')
  return title
}

/** The ground up to the threads and their shadow on the picture; mark, name and title. */
function overlay(area: Area, title: Outline, name: Outline): string {
  const { width, height } = cardSize
  const { ground, threads: colours } = looks[area]
  const mark = chooseMark(identity)
  const bundle = { x: threads, height, colours }
  const top = words.foot - title.height
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
<defs>
  <linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${threads}" y2="0">
    <stop offset="0" stop-color="${ink}"/><stop offset=".72" stop-color="${ground}"/>
  </linearGradient>
  <linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="${picture.left}" y1="0" x2="${picture.left + 190}" y2="0">
    <stop offset="0" stop-color="${ink}" stop-opacity=".72"/><stop offset=".45" stop-color="${ink}" stop-opacity=".24"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/>
  </linearGradient>
  <linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".42"/></linearGradient>
</defs>
<rect fill="url(#shade)" x="${picture.left}" width="${picture.width}" height="${height}"/>
<path fill="url(#ground)" d="${clothBeside(bundle)}"/>
<path fill="url(#foot)" d="${clothBeside(bundle)}"/>
${cardThreads(bundle)}
<g transform="translate(${words.left} ${words.top})">
  <path transform="scale(1.08)" stroke="${colours[0]}" stroke-width="${mark.strokeWidth}" d="${mark.path}"/>
  <path transform="translate(72 ${(26 - name.height / 2).toFixed(1)})" fill="${paper}" d="${name.path}"/>
</g>
<path transform="translate(${words.left} ${top.toFixed(1)})" fill="${paper}" d="${title.path}"/>
</svg>`
}

type Raw = { data: Buffer; info: OutputInfo }

async function encode({ data, info }: Raw): Promise<Buffer> {
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (let quality = 86; ; quality -= 4) {
    const jpeg = await sharp(data, { raw })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 80 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (jpeg.length <= budget || quality < 60) return jpeg
  }
}
