/** The marks as SVG documents. */
import type { Mark } from '@site/media/identity/marks.ts'

/** Ink and marigold of the brand. */
const [ink, marigold] = ['#17141F', '#F2A93B']

const svg = (viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke-linecap="round" stroke-linejoin="round">\n${content}\n</svg>\n`

/** The mark alone, in the colour of the text around it. */
export const markSvg = ({ path, strokeWidth }: Mark): string =>
  svg('0 0 48 48', `  <path stroke="currentColor" stroke-width="${strokeWidth}" d="${path}"/>`)

/** On a rounded ground, for tabs; light on dark turns round where the browser is dark. */
export const faviconSvg = ({ small }: Mark): string =>
  svg(
    '0 0 48 48',
    [
      `  <style>.g{fill:${ink}}.t{stroke:${marigold}}@media(prefers-color-scheme:dark){.g{fill:${marigold}}.t{stroke:${ink}}}</style>`,
      '  <rect class="g" width="48" height="48" rx="11"/>',
      `  <path class="t" stroke-width="${small.strokeWidth}" d="${small.path}"/>`,
    ].join('\n'),
  )

export type IconLook = {
  /** Radius of the ground's corners, of 48; systems that cut icons themselves get 0. */
  corner: number
  /** Side of the mark, of 48. */
  mark: number
  small?: boolean
}

/** An icon for a raster of any size. */
export function iconSvg(mark: Mark, { corner, mark: side, small = false }: IconLook): string {
  const { path, strokeWidth } = small ? mark.small : mark
  const scale = side / 48
  const inset = (48 - side) / 2
  return svg(
    '0 0 48 48',
    [
      `  <rect fill="${ink}" width="48" height="48" rx="${corner}"/>`,
      `  <path transform="translate(${inset} ${inset}) scale(${scale})" stroke="${marigold}" stroke-width="${strokeWidth}" d="${path}"/>`,
    ].join('\n'),
  )
}
