import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureDrawing } from '../drawing.ts'
import type { Canvas, Finish } from '../toolkit/canvas.ts'
import { createFrame } from '../toolkit/frame.ts'
import {
  beside,
  besideFallback,
  fallback,
  landscape,
  mediaDirectory,
  tile,
  tileFallback,
  upright,
  type Variant,
  vignette,
} from './media-files.ts'

/** Height over width of the framing for narrow screens. */
const uprightShape = 4 / 3

/** Draws a picture and writes it in all its forms. */
export async function renderPicture(name: string, drawing: PictureDrawing): Promise<void> {
  const variants = drawing.shape > 1 ? vignette : drawing.portrait ? landscape : drawing.tile ? tile : beside
  const width = Math.max(...variants.map(variant => variant.width))
  const whole = toImage(await drawing.draw(createFrame(width, drawing.shape)), drawing.finish)
  const base = join(mediaDirectory, 'pictures', name)
  await mkdir(join(mediaDirectory, 'pictures'), { recursive: true })
  await writeForms(whole, base, variants, drawing.portrait ? fallback : drawing.tile ? tileFallback : besideFallback)
  const narrow = await drawUpright(drawing, whole, width)
  if (narrow) await writeAvif(narrow, `${base}-portrait`, upright)
}

const toImage = (canvas: Canvas, finish?: Finish): Sharp =>
  sharp(canvas.toBytes(finish), { raw: { width: canvas.width, height: canvas.height, channels: 3 } })

async function drawUpright(drawing: PictureDrawing, whole: Sharp, width: number): Promise<Sharp | undefined> {
  if (!drawing.portrait || drawing.portrait === 'never') return
  if (drawing.portrait === 'drawn') {
    const frame = createFrame(Math.max(...upright.map(variant => variant.width)), uprightShape)
    return toImage(await drawing.draw(frame), drawing.finish)
  }
  const height = Math.round(width * drawing.shape)
  const cut = Math.round(height / uprightShape)
  const left = Math.round(Math.min(width - cut, Math.max(0, drawing.portrait.cropAt * width - cut / 2)))
  return whole.clone().extract({ left, top: 0, width: cut, height })
}

/** Writes `base-640.avif` and the like, and `base.webp` behind them. */
export async function writeForms(image: Sharp, base: string, variants: readonly Variant[], behind: Variant): Promise<void> {
  await writeAvif(image, base, variants)
  const resized = image.clone().resize({ width: behind.width, withoutEnlargement: true })
  await writeWithin(`${base}.webp`, behind.budget, behind.quality ?? 84, quality =>
    resized.clone().webp({ quality, effort: 5, smartSubsample: true }),
  )
}

export async function writeAvif(image: Sharp, base: string, variants: readonly Variant[]): Promise<void> {
  for (const { width, budget, quality = 58, effort = 4 } of variants) {
    const resized = image.clone().resize({ width, withoutEnlargement: true })
    await writeWithin(`${base}-${width}.avif`, budget, quality, quality =>
      resized.clone().avif({ quality, effort, chromaSubsampling: '4:2:0' }),
    )
  }
}

const poorest = 26

/**
 * Encodes at the best quality, at most `quality`, whose bytes stay within the budget.
 * @throws Error if even the poorest is too large
 */
async function writeWithin(file: string, budget: number, quality: number, encode: (quality: number) => Sharp): Promise<void> {
  const bytes = await encode(quality).toBuffer()
  if (bytes.length <= budget) return writeFile(file, bytes)
  if (quality <= poorest) throw new Error(`${file}: ${bytes.length} bytes at the poorest quality, its budget is ${budget}`)
  // bytes fall by about 4 % a point of quality
  const tooMuch = Math.log(bytes.length / budget) / Math.log(1.04)
  return writeWithin(file, budget, Math.max(poorest, quality - Math.max(2, Math.round(tooMuch))), encode)
}
