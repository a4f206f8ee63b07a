/** A white paper as a printed report: a tagged PDF on A4, in the site's faces. */
import type { Identity } from '@site/identity'
import type { StructureElement } from 'pdfkit'
import { citationOf } from '../citation.ts'
import { withChecks } from '../paper-checks.ts'
import {
  blocksOf,
  dateInWords,
  editionOf,
  paragraphsOf,
  readingMinutes,
  sectionNamed,
  segmentsWithPowers,
  stripNumbering,
  withWholeSums,
} from '../paper-content.ts'
import type { PaperSection, WhitePaper } from '../paper-document.ts'
import { noteId, notesOf, type PaperPlace, segmentsWithNotes, subsectionsOf } from '../paper-parts.ts'
import type { PublishedPaper } from '../white-paper-record.ts'
import type { Run } from './line-breaking.ts'
import { printCover, printFooters } from './paper-cover.ts'
import { figureHeight, printFigure } from './printed-figure.ts'
import { colours, linesToBegin, Report, type Style, settings, sheet } from './report.ts'

/** Whose paper it is; without a public address of the site it prints none. */
export type PaperOwner = Pick<Identity, 'name' | 'origin'> & Partial<Pick<Identity, 'status'>>

/** The pages that the parts begin on, by their anchors. */
type Pages = ReadonlyMap<string, number>

/**
 * Prints a paper. The same text, owner and listing give the same bytes.
 * @param listed its entry in the list of papers, for its description and its address
 */
export async function paperPdf(paper: WhitePaper, listed: PublishedPaper, owner: PaperOwner): Promise<Uint8Array> {
  // Once to learn the pages that the contents name, and once with them.
  const first = compose(paper, listed, owner, new Map())
  const { report } = compose(paper, listed, owner, first.pages)
  return report.finish()
}

function compose(paper: WhitePaper, listed: PublishedPaper, owner: PaperOwner, known: Pages): { report: Report; pages: Pages } {
  const { title, version, date } = paper.metadata
  const report = new Report({
    title: `${title}: white paper`,
    author: owner.name,
    subject: `Version ${version}, edition ${editionOf(paper)}`,
    date: dateOf(date),
  })
  const root = report.element('Document')
  const address = owner.origin && `${owner.origin}${listed.route}`
  const imprint = [`Version ${version}, ${dateInWords(date)}`, `${readingMinutes(paper)} minutes to read`, ...(address ? [address] : [])]
  if (owner.status === 'demonstration') imprint.push('A demonstration: the author is not a real person')
  printCover(report, root, { title, description: listed.description, author: owner.name, sign: listed.sign, imprint })
  report.newPage()
  printSummary(report, root, paper)
  printContents(report, root, paper, known)
  const pages = new Map<string, number>()
  const notes = new Set(notesOf(paper).keys())
  for (const [index, [key, section]] of Object.entries(withChecks(paper, listed).sections).entries()) {
    if (index === 0) report.newPage()
    printSection({ report, root, notes, pages, waiting: [] }, key, section, index === 0)
  }
  printCitation(report, root, citationOf(paper, owner.name, address).join(''))
  root.end()
  printFooters(report, `${title}, version ${version}`)
  return { report, pages }
}

/** A date in other words than figures has no place in a PDF's information; its year has. */
const dateOf = (date: string): Date => new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? date : `${/\d{4}/.exec(date)?.[0] ?? 2000}-01-01`)

function printSummary(report: Report, root: StructureElement, { executiveSummary: { heading, summaryPoints } }: WhitePaper): void {
  const parent = report.element('Sect', root, heading)
  report.doc.outline.addItem(heading)
  report.paragraph(heading, { style: 'heading', tag: 'H2', parent, x: sheet.left, width: 460 })
  report.y += 14
  for (const [index, paragraph] of paragraphsOf(summaryPoints.overview).entries())
    report.paragraph(paragraph, { style: index === 0 ? 'opening' : 'body', tag: 'P', parent, before: 8 })
  report.y += 16
  printIdeas(report, parent, summaryPoints.keyInnovations)
  for (const paragraph of paragraphsOf(summaryPoints.conclusion))
    report.paragraph(paragraph, { style: 'quote', tag: 'P', parent, before: 8 })
  parent.end()
}

/** The ideas in pairs, each below a rule. */
function printIdeas(
  report: Report,
  parent: StructureElement,
  ideas: WhitePaper['executiveSummary']['summaryPoints']['keyInnovations'],
): void {
  const [gap, width] = [20, (sheet.measure - 20) / 2]
  for (let index = 0; index < ideas.length; index += 2) {
    report.need(90)
    const top = report.y
    let bottom = top
    for (const [column, idea] of ideas.slice(index, index + 2).entries()) {
      const x = sheet.text + column * (width + gap)
      report.y = top
      report.rule(x, top, width, colours.indigo, 1)
      report.y += 8
      report.paragraph(idea.heading, { style: 'subheading', tag: 'H3', parent, x, width })
      report.paragraph(idea.text, { style: 'small', tag: 'P', parent, x, width, before: 3 })
      bottom = Math.max(bottom, report.y)
    }
    report.y = bottom + 14
  }
}

/** In two columns, so that the summary has it on its own page. */
function printContents(report: Report, root: StructureElement, paper: WhitePaper, pages: Pages): void {
  const [gap, width, leading] = [20, (sheet.measure - 20) / 2, 16.5]
  const rows = Math.ceil(paper.contents.length / 2)
  report.need(60 + rows * leading)
  if (report.y > sheet.top) report.y += 20
  const parent = report.element('Sect', root, 'Contents')
  report.paragraph('Contents', { style: 'subheading', tag: 'H2', parent })
  report.y += 6
  const list = report.element('TOC', parent)
  const top = report.y
  for (const [index, line] of paper.contents.entries()) {
    const [x, y] = [sheet.text + (index < rows ? 0 : width + gap), top + (index % rows) * leading]
    const anchor = sectionNamed(line, paper)
    const entry = report.element('TOCI', list)
    const page = `${(anchor && pages.get(anchor)) ?? ''}`
    report.rule(x, y, width)
    const baseline = y + 11.6
    const target = anchor ? report.element('Link', entry) : entry
    target.add(() => {
      report.place(`${stripNumbering(line)} `, 'body', x, baseline)
      report.place(page, 'strong', x + width - report.widthOf(page, 'strong'), baseline)
    })
    if (anchor) report.doc.goTo(x, y, width, leading, anchor, { structParent: target, Contents: new String(stripNumbering(line)) })
    target.end()
    entry.end()
  }
  report.y = top + rows * leading
  list.end()
  parent.end()
}

type Printing = {
  report: Report
  root: StructureElement
  notes: ReadonlySet<string>
  pages: Map<string, number>
  /** Figures of the section for which their page had no room: the text goes on, and they stand on the next. */
  waiting: string[]
}

function printSection(printing: Printing, key: string, section: PaperSection, opening: boolean): void {
  const { report, root, pages } = printing
  const heading = stripNumbering(section.heading)
  const parent = report.element('Sect', root, heading)
  if (report.y > sheet.top) report.y += 30
  report.need(105)
  report.doc.addNamedDestination(key, 'XYZ', 0, report.y - 20, null)
  pages.set(key, report.page)
  const entry = report.doc.outline.addItem(heading, { top: report.y - 20 })
  report.rule(sheet.left, report.y, sheet.text + sheet.measure - sheet.left, colours.indigo, 1)
  report.y += 12
  report.paragraph(heading, { style: 'heading', tag: 'H2', parent, x: sheet.left, width: 460 })
  report.y += 10
  printProse(printing, parent, section.content, opening)
  for (const part of subsectionsOf(key, section)) {
    printWaiting(printing, parent)
    // Near the foot of a page little is lost if the next subject gives way to a figure of the one before.
    if (printing.waiting.length > 0 && report.y > nearFoot) {
      report.newPage()
      printWaiting(printing, parent)
    }
    printSubsection(printing, parent, part, title => entry.addItem(title, { top: report.y - 10 }))
  }
  for (const figure of printing.waiting) printFigure(report, parent, figure)
  parent.end()
}

/** A page is full enough to be left from here on. */
const nearFoot = sheet.top + 0.85 * (sheet.bottom - sheet.top)

/** Points between the title of a subsection and its text. */
const belowTitle = 3

function printSubsection(printing: Printing, section: StructureElement, part: PaperPlace, list: (title: string) => void): void {
  const { report, waiting } = printing
  report.y += 16
  const titleLines = report.lines([{ text: part.heading, style: 'subheading' }], sheet.measure).length
  const beginning = titleLines * settings.subheading.leading + belowTitle + 3 * settings.body.leading
  report.need(beginning)
  if (report.y === sheet.top && waiting.length > 0) {
    printWaiting(printing, section)
    report.y += 6
    report.need(beginning)
  }
  const parent = report.element('Sect', section, part.heading)
  report.doc.addNamedDestination(part.anchor, 'XYZ', 0, report.y - 10, null)
  list(part.heading)
  report.paragraph(part.heading, { style: 'subheading', tag: 'H3', parent })
  report.y += belowTitle
  printProse(printing, parent, part.content, false)
  parent.end()
}

/** The figures that there is room for by now. */
function printWaiting({ report, waiting }: Printing, parent: StructureElement): void {
  while (waiting[0] && report.y + figureHeight(report, waiting[0]) <= sheet.bottom) printFigure(report, parent, waiting.shift() ?? '')
}

function printProse(printing: Printing, parent: StructureElement, content: string, opening: boolean): void {
  const { report, notes, waiting } = printing
  for (const [index, block] of blocksOf(content).entries()) {
    const before = index === 0 ? 0 : 8
    if (block.kind === 'figure') waiting.push(block.figure)
    if (index > 0) printWaiting(printing, parent)
    if (block.kind === 'paragraph') {
      const style = opening && index === 0 ? 'opening' : 'body'
      report.paragraph(runsOf(block.text, style, notes), { style, tag: 'P', parent, before })
    } else if (block.kind === 'sum') {
      report.paragraph(sumOf(block.text), {
        style: 'body',
        tag: 'P',
        parent,
        before,
        x: sheet.text + sumIndent,
        width: sheet.measure - sumIndent,
      })
    } else if (block.kind === 'quote') printQuote(report, parent, block.source ? `“${block.text}”` : block.text, block.source)
    else if (block.kind === 'notes') printNotes(report, parent, block.notes)
  }
}

/** Points by which an equation stands in. */
const sumIndent = 14

const sumOf = (text: string): Run<Style>[] =>
  segmentsWithPowers(text).map(({ text: copy, raised }) => ({ text: copy, style: raised ? 'power' : 'body' }))

/** A text and its references; they follow the word before them without a space. */
const runsOf = (text: string, style: Style, notes: ReadonlySet<string>): Run<Style>[] =>
  segmentsWithNotes(text).map(({ text: copy, note }) =>
    note && notes.has(note) ? { text: note, style: 'reference', to: noteId(note) } : { text: withWholeSums(copy), style },
  )

function printQuote(report: Report, parent: StructureElement, copy: string, source: string | undefined): void {
  const height = report.lines([{ text: copy, style: 'quote' }], sheet.measure - 20).length * settings.quote.leading
  report.y += 14
  report.need(height + 44)
  report.rule(sheet.text, report.y, sheet.measure, colours.indigo, 1)
  report.y += 11
  const quote = report.element('BlockQuote', parent)
  report.paragraph(copy, { style: 'quote', tag: 'P', parent: quote, width: sheet.measure - 20 })
  if (source) report.paragraph(source, { style: 'small', tag: 'P', parent: quote, before: 5 })
  quote.end()
  report.y += 11
  report.rule(sheet.text, report.y, sheet.measure, colours.indigo, 1)
  report.y += 12
}

function printNotes(report: Report, parent: StructureElement, notes: readonly { id: string; text: string }[]): void {
  const width = sheet.measure - 22
  report.y += 12
  for (const { id, text } of notes) {
    // Its number stands on the page on which it begins.
    report.need(linesToBegin(report.lines([{ text, style: 'small' }], width).length) * settings.small.leading)
    report.doc.addNamedDestination(noteId(id), 'XYZ', 0, report.y - 10, null)
    const note = report.element('Note', parent)
    const label = report.element('Lbl', note)
    label.add(() => report.place(id, 'strong', sheet.text, report.y + settings.small.leading * 0.74))
    label.end()
    report.paragraph(text, { style: 'small', tag: 'P', parent: note, x: sheet.text + 22, width })
    note.end()
    report.y += 4
  }
}

function printCitation(report: Report, parent: StructureElement, line: string): void {
  report.y += 22
  report.need(50)
  report.rule(sheet.text, report.y, sheet.measure)
  report.y += 10
  report.paragraph('To cite this paper', { style: 'strong', tag: 'H2', parent })
  report.paragraph(line, { style: 'small', tag: 'P', parent })
}
