/** The part of pdfkit that is used here: https://pdfkit.org/docs */
declare module 'pdfkit' {
  export type StructureElement = {
    add(child: StructureElement | (() => void)): StructureElement
    end(): void
  }

  type LinkOptions = {
    structParent: StructureElement
    /** A `String` object is written as a text; a string would be written as a name. */
    Contents: object
  }

  export default class PDFDocument {
    constructor(options: {
      size: 'A4'
      margin: number
      font: string
      lang: string
      pdfVersion: '1.7'
      tagged: true
      subset: 'PDF/UA'
      displayTitle: true
      bufferPages: true
      info: Readonly<Record<string, string | Date>>
    })
    readonly outline: Outline
    addPage(): this
    switchToPage(index: number): void
    bufferedPageRange(): { start: number; count: number }
    font(file: string): this
    fontSize(points: number): this
    fillColor(color: string): this
    strokeColor(color: string, opacity?: number): this
    lineWidth(points: number): this
    widthOfString(text: string): number
    /** `y` is the baseline's with `baseline: 'alphabetic'`. */
    text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): this
    rect(x: number, y: number, width: number, height: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    path(d: string): this
    dash(length: number, options: { space: number }): this
    fill(color?: string): this
    stroke(): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(x: number, y: number): this
    struct(type: string, options?: { title?: string; alt?: string }): StructureElement
    addStructure(element: StructureElement): this
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this
    endMarkedContent(): this
    goTo(x: number, y: number, width: number, height: number, name: string, options: LinkOptions): this
    link(x: number, y: number, width: number, height: number, address: string, options: LinkOptions): this
    addNamedDestination(name: string, kind: 'XYZ', x: number, y: number, zoom: null): void
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    on(event: 'error', listener: (error: Error) => void): this
    end(): void
  }

  export type Outline = { addItem(title: string, options?: { expanded?: boolean; top?: number }): Outline }
}
