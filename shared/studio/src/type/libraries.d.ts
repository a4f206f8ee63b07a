/** The parts that are used here of two libraries without types. */
declare module 'fontkit' {
  export type Path = { transform(m0: number, m1: number, m2: number, m3: number, m4: number, m5: number): Path; toSVG(): string }
  export type GlyphRun = {
    readonly advanceWidth: number
    readonly glyphs: readonly { readonly id: number; readonly path: Path }[]
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[]
  }
  export type Font = {
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    readonly capHeight: number
    /** Code points that it has glyphs for. */
    readonly characterSet: readonly number[]
    layout(text: string): GlyphRun
  }
  export function create(bytes: Uint8Array): Font
  export function openSync(file: string): Font
}

declare module 'subset-font' {
  type Options = { targetFormat: 'truetype' | 'woff2'; variationAxes?: Readonly<Record<string, number>> }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
