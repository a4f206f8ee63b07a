import type { Font } from 'fontkit'
import { breakLines } from './break-lines.ts'
import { type FaceName, loadCut } from './faces.ts'

export type OutlineOptions = {
  text: string
  face?: FaceName
  /** px. */
  size: number
  weight?: number
  /** The size it is drawn for, where it is shown at another. px */
  opticalSize?: number
  /** Breaks into lines of at most this width, as even as can be. px */
  maxWidth?: number
  /** From one baseline to the next, in sizes. */
  lineHeight?: number
  /** Added after each letter, in sizes. */
  letterSpacing?: number
  align?: 'left' | 'centre'
}

export type OutlinedLine = {
  text: string
  /** px */
  width: number
  /** From the top, px. */
  baseline: number
}

export type Outline = {
  /** SVG path data; the text's top left is at 0, 0. */
  path: string
  /** Of the longest line, px. */
  width: number
  /** From the capitals of the first line to the baseline of the last, px: what the eye aligns. */
  height: number
  lines: readonly OutlinedLine[]
}

/** Draws text as outlines, the same on every machine. */
export async function outlineText(options: OutlineOptions): Promise<Outline> {
  const { text, face = 'fraunces', size, weight = 390, maxWidth = Number.POSITIVE_INFINITY, lineHeight = 1.06, letterSpacing = 0 } = options
  const font = await loadCut({ face, weight, opticalSize: options.opticalSize ?? size })
  const scale = size / font.unitsPerEm
  const measure = (line: string): number => font.layout(line).advanceWidth * scale + Math.max(0, line.length - 1) * letterSpacing * size
  const broken = Number.isFinite(maxWidth) ? breakLines(text, measure, maxWidth) : [text]
  const capitals = font.capHeight * scale
  const lines = broken.map((line, index) => ({ text: line, width: measure(line), baseline: capitals + index * lineHeight * size }))
  const width = Math.max(...lines.map(line => line.width))
  const path = lines.map(line => {
    const left = options.align === 'centre' ? (width - line.width) / 2 : 0
    return linePath(font, line, { left, scale, spacing: letterSpacing * size })
  })
  return { path: path.join(''), width, height: lines.at(-1)?.baseline ?? 0, lines }
}

function linePath(font: Font, line: OutlinedLine, { left, scale, spacing }: { left: number; scale: number; spacing: number }): string {
  const { glyphs, positions } = font.layout(line.text)
  let pen = left
  return glyphs
    .map(({ path }, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
      const drawn = path.transform(scale, 0, 0, -scale, pen + xOffset * scale, line.baseline - yOffset * scale).toSVG()
      pen += xAdvance * scale + spacing
      return drawn
    })
    .join('')
}
