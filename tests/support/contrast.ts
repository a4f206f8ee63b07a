/** Contrast of text with what is really painted beneath it. */
import type { Page } from 'playwright'
import { type Pixels, pixelsOf } from './pixels.ts'

/** A line of text: its colour as red, green, blue (0-255) and alpha, and what paints its letters while they are looked for. */
type Line = {
  readonly words: string
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  readonly colour: readonly number[]
  readonly marker: readonly number[]
  readonly large: boolean
}

export type Contrast = { readonly words: string; readonly ratio: number; readonly demanded: number }

/** Share of the ground beneath a line that may be worse than what is asked of it. */
const share = 0.05

/** In the page: paints no letter, and finds the lines of text that are on the screen. */
function hideLetters(): Line[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const parsed = (colour: string): number[] => {
    canvas?.clearRect(0, 0, 1, 1)
    if (canvas) canvas.fillStyle = colour
    canvas?.fillRect(0, 0, 1, 1)
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].map((value, place) => (place === 3 ? value / 255 : value))
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    if (!textContent?.trim() || !parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, fontSize, fontWeight } = getComputedStyle(parentElement)
    const colour = parsed(color)
    // Light letters green and dark ones red: where two copies of a line lie on each other, each is known by its own.
    const [r = 0, g = 0, b = 0] = colour
    const marker = r + g + b > 384 ? [0, 255, 0] : [255, 0, 0]
    parentElement.dataset.marker = marker.join()
    const size = Number.parseFloat(fontSize)
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 2) continue
      lines.push({ words: textContent.trim().slice(0, 40), box: { left, top, right, bottom }, colour, marker, large })
    }
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important }
    :root[data-marked] [data-marker='0,255,0'] { -webkit-text-fill-color: rgb(0 255 0) !important }
    :root[data-marked] [data-marker='255,0,0'] { -webkit-text-fill-color: rgb(255 0 0) !important }`)
  document.adoptedStyleSheets.push(sheet)
  return lines
}

/** In the page: paints each letter as it was. */
function showLetters(): void {
  document.adoptedStyleSheets.pop()
  delete document.documentElement.dataset.marked
  for (const element of document.querySelectorAll<HTMLElement>('[data-marker]')) delete element.dataset.marker
}

type Shots = { readonly ground: Pixels; readonly marked: Pixels; readonly lines: readonly Line[] }

/** The contrast that all but `share` of the ground around the letters of each line has at least. */
function measure({ ground, marked, lines }: Shots): { words: string; ratio: number; large: boolean }[] {
  const [{ data: below, width: across }, { data: above }] = [ground, marked]
  const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const table = Float64Array.from({ length: 256 }, (_, value) => linear(value))
  const channel = (value: number) => (Number.isInteger(value) ? (table[value] ?? 0) : linear(value))
  const luminance = (r: number, g: number, b: number) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
  /** How far the pixel at `place` of a screenshot is from a colour, squared. */
  const distance = (shot: Uint8Array, place: number, [r = 0, g = 0, b = 0]: readonly number[]) =>
    ((shot[place] ?? 0) - r) ** 2 + ((shot[place + 1] ?? 0) - g) ** 2 + ((shot[place + 2] ?? 0) - b) ** 2
  const reach = 3
  return lines.flatMap(({ words, box, colour: [r = 0, g = 0, b = 0, alpha = 1], marker, large }) => {
    const [left, top] = [Math.floor(box.left), Math.floor(box.top)]
    const [width, height] = [Math.ceil(box.right) - left, Math.ceil(box.bottom) - top]
    const near = new Uint8Array(width * height)
    const mark = (colour: readonly number[], value: number) => {
      let letters = 0
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const place = ((top + y) * across + left + x) * 4
          if (distance(above, place, colour) * 4 > distance(below, place, colour)) continue
          letters++
          for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++)
            near.fill(value, v * width + Math.max(0, x - reach), v * width + Math.min(width, x + reach + 1))
        }
      return letters
    }
    const letters = mark(marker, 1)
    // Behind something, or cut away: what is seen there belongs to the line above.
    if (letters < near.length * 0.03) return []
    // Where the other of two copies goes on, the ground is another.
    mark([marker[1] ?? 0, marker[0] ?? 0, 0], 0)
    const ratios = new Float64Array(near.length)
    let count = 0
    near.forEach((isNear, at) => {
      if (!isNear) return
      const place = ((top + Math.floor(at / width)) * across + left + (at % width)) * 4
      const under = [below[place] ?? 0, below[place + 1] ?? 0, below[place + 2] ?? 0] as const
      const over = (value: number, ground: number) => value * alpha + ground * (1 - alpha)
      const one = luminance(...under) + 0.05
      const other = luminance(over(r, under[0]), over(g, under[1]), over(b, under[2])) + 0.05
      ratios[count++] = Math.max(one, other) / Math.min(one, other)
    })
    return { words, ratio: ratios.subarray(0, count).sort()[Math.floor(count * share)] ?? 0, large }
  })
}

/** The contrast of each line of text that is on the screen with the worst part of its ground, and what WCAG 2.2 asks of it. */
export async function contrastOf(page: Page): Promise<Contrast[]> {
  const cdp = await page.context().newCDPSession(page)
  // Playwright's own packs each picture as small as it can, which takes twice as long.
  const screenshot = async () => Buffer.from((await cdp.send('Page.captureScreenshot', { optimizeForSpeed: true })).data, 'base64')
  const lines = await page.evaluate(hideLetters)
  const ground = await pixelsOf(await screenshot())
  await page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true))
  const marked = await pixelsOf(await screenshot())
  await page.evaluate(showLetters)
  return measure({ ground, marked, lines }).map(({ words, ratio, large }) => ({
    words,
    ratio: Math.round(ratio * 100) / 100,
    demanded: large ? 3 : 4.5,
  }))
}
