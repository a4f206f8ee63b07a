/** A printed report: pages, type and tags. It knows nothing of what is in it. Lengths are points, measured from a page's upper left. */

import { createRequire } from 'node:module'
import { locale } from '@site/identity/locale'
import PDFDocument, { type StructureElement } from 'pdfkit'
import { breakLines, type Fragment, type Run } from './line-breaking.ts'

const { resolve } = createRequire(import.meta.url)
const face = (name: string): string => resolve(`@site/kit/fonts/print/${name}.ttf`)

/** pdfkit knows each by its file. */
const faces = {
  display: face('fraunces-display'),
  text: face('fraunces-text'),
  italic: face('fraunces-italic'),
  sans: face('atkinson-regular'),
  strong: face('atkinson-semibold'),
}

/** Of the kit's tokens. */
export const colours = {
  ink: '#17141f',
  ink2: '#4a4354',
  paper: '#f5efe4',
  linen: '#eadfcb',
  line: '#d3c3a6',
  indigo: '#35307f',
  rose: '#e9bfaf',
}

type Setting = { face: keyof typeof faces; size: number; leading: number; colour: string; rise?: number }

/** How each kind of text is set. */
export const settings = {
  title: { face: 'display', size: 76, leading: 76, colour: colours.paper },
  lead: { face: 'text', size: 17, leading: 24, colour: colours.paper },
  imprint: { face: 'sans', size: 10, leading: 15, colour: colours.paper },
  heading: { face: 'display', size: 30, leading: 33, colour: colours.ink },
  subheading: { face: 'text', size: 13.5, leading: 17, colour: colours.indigo },
  opening: { face: 'display', size: 15, leading: 21, colour: colours.ink },
  body: { face: 'text', size: 10.2, leading: 15.4, colour: colours.ink },
  quote: { face: 'italic', size: 16.5, leading: 22, colour: colours.indigo },
  small: { face: 'sans', size: 8.6, leading: 12.6, colour: colours.ink2 },
  strong: { face: 'strong', size: 8.6, leading: 12.6, colour: colours.indigo },
  power: { face: 'text', size: 7, leading: 15.4, colour: colours.ink, rise: 3.8 },
  reference: { face: 'strong', size: 6.4, leading: 15.4, colour: colours.indigo, rise: 3.6 },
} as const satisfies Record<string, Setting>

export type Style = keyof typeof settings
const settingOf = (style: Style): Setting => settings[style]

export const sheet = { width: 595.28, height: 841.89, left: 62, text: 132, measure: 372, top: 84, bottom: 768 } as const

export type ReportHead = { title: string; author: string; subject: string; date: Date }

export type ParagraphOptions = {
  style: Style
  /** The tag it is known by to a screen reader. */
  tag: string
  parent: StructureElement
  x?: number
  width?: number
  /** Room before it, unless it begins a page. */
  before?: number
}

/** Lines of a paragraph that stay together at the foot of a page, and at the head of the next. */
const minLines = 2

/**
 * How many of `count` lines go on a page that has room for `fit`.
 * @returns 0 where too few would stand on either page
 */
export function linesTaken(count: number, fit: number): number {
  if (fit >= count) return count
  const taken = Math.min(fit, count - minLines)
  return taken < minLines ? 0 : taken
}

/** How many of `count` lines a page must have room for, so that the first of them can stand on it. */
export const linesToBegin = (count: number): number => Math.min(count, 2 * minLines - 1)

/** A report in the making. `y` is where the next thing goes. */
export class Report {
  readonly doc: PDFDocument
  y: number = sheet.top

  constructor({ title, author, subject, date }: ReportHead) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      font: faces.text,
      lang: locale,
      pdfVersion: '1.7',
      tagged: true,
      subset: 'PDF/UA',
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date, Creator: 'The site’s build' },
    })
  }

  /** The page that is being set, the cover being 1. */
  get page(): number {
    return this.doc.bufferedPageRange().count
  }

  newPage(): void {
    this.doc.addPage()
    this.y = sheet.top
  }

  /** Begins a new page unless there are `room` points left on this one. */
  need(room: number): void {
    if (this.y + room > sheet.bottom) this.newPage()
  }

  /** An element of the document's structure, below `parent`; `alt` says what is drawn. */
  element(tag: string, parent?: StructureElement, title?: string, alt?: string): StructureElement {
    const element = this.doc.struct(tag, { ...(title && { title }), ...(alt && { alt }) })
    if (parent) parent.add(element)
    else this.doc.addStructure(element)
    return element
  }

  /** What decorates, and is said to nobody. */
  artifact(draw: () => void, type: 'Pagination' | 'Layout' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    this.doc.save()
    draw()
    this.doc.restore()
    this.doc.endMarkedContent()
  }

  rule(x: number, y: number, width: number, colour: string = colours.line, weight = 0.6): void {
    this.artifact(() =>
      this.doc
        .lineWidth(weight)
        .strokeColor(colour)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(),
    )
  }

  lines(runs: readonly Run<Style>[], width: number): Fragment<Style>[][] {
    return breakLines(runs, width, (text, style) => this.widthOf(text, style))
  }

  widthOf(text: string, style: Style): number {
    const { face, size } = settings[style]
    return this.doc.font(faces[face]).fontSize(size).widthOfString(text)
  }

  /** Sets a paragraph; it goes over to the next page with at least two lines on either. */
  paragraph(content: string | readonly Run<Style>[], options: ParagraphOptions): void {
    const { style, tag, parent, x = sheet.text, width = sheet.measure, before = 0 } = options
    const { leading } = settings[style]
    const lines = this.lines(typeof content === 'string' ? [{ text: content, style }] : content, width)
    if (this.y > sheet.top) this.y += before
    this.need(linesToBegin(lines.length) * leading)
    const element = this.element(tag, parent)
    for (let rest = lines; rest.length > 0; ) {
      const taken = linesTaken(rest.length, Math.floor((sheet.bottom - this.y) / leading + 0.01))
      this.setLines(rest.slice(0, taken), element, x, leading)
      rest = rest.slice(taken)
      if (rest.length > 0) this.newPage()
    }
    element.end()
  }

  /** Text at a place of its own; `y` is the baseline's. */
  place(text: string, style: Style, x: number, y: number): void {
    const { face, size, colour, rise = 0 } = settingOf(style)
    this.doc
      .font(faces[face])
      .fontSize(size)
      .fillColor(colour)
      .text(text, x, y - rise, { lineBreak: false, baseline: 'alphabetic' })
  }

  /** The finished file. */
  finish(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = []
      this.doc.on('data', chunk => chunks.push(chunk))
      this.doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
      this.doc.on('error', reject)
      this.doc.end()
    })
  }

  /** The text up to a link are one segment of content, and so is each link. */
  private setLines(lines: readonly (readonly Fragment<Style>[])[], element: StructureElement, x: number, leading: number): void {
    let waiting: (() => void)[] = []
    const flush = () => {
      const draw = waiting
      if (draw.length > 0)
        element.add(() => {
          for (const each of draw) each()
        })
      waiting = []
    }
    for (const line of lines) {
      const baseline = this.y + leading * 0.74
      for (const fragment of line) {
        const { text, style, to } = fragment
        if (to) {
          flush()
          this.setLink(fragment, to, element, x, baseline)
        } else {
          // The space at which the line was broken: without it a reader's voice runs the words together.
          const copy = fragment === line.at(-1) ? `${text} ` : text
          waiting.push(() => this.place(copy, style, x + fragment.x, baseline))
        }
      }
      this.y += leading
    }
    flush()
  }

  private setLink(fragment: Fragment<Style>, to: string, element: StructureElement, x: number, baseline: number): void {
    const { text, style, width } = fragment
    const { size, rise = 0 } = settingOf(style)
    const link = this.element('Link', element)
    link.add(() => this.place(text, style, x + fragment.x, baseline))
    const [left, top, wide, high] = [x + fragment.x - 1, baseline - rise - size, width + 2, size * 1.4]
    if (/^https?:/.test(to)) this.doc.link(left, top, wide, high, to, { structParent: link, Contents: new String(text) })
    else
      this.doc.goTo(left, top, wide, high, to, { structParent: link, Contents: new String(style === 'reference' ? `Note ${text}` : text) })
    link.end()
  }
}
