/** A figure as it is printed: at the paper's own values, its drawing and its table. */
import type { StructureElement } from 'pdfkit'
import { type Drawing, drawingWidth, type Tone } from '../figures/drawing.ts'
import { asPrinted, type Row, type Table } from '../figures/figure.ts'
import { figures } from '../figures/figures.ts'
import { colours, type Report, type Style, settings, sheet } from './report.ts'

const inks: Readonly<Record<Tone, string>> = { ink: colours.ink, soft: colours.ink2, area: colours.indigo, grid: colours.line }

/** Points left free above a figure and its parts. */
const space = { figure: 14, title: 10, caption: 3, drawing: 8, answer: 10, table: 6 }

/** Points left free below a figure, unless it ends a page. */
const below = 10

/** Points of a row of a table. */
const rowHeight = settings.small.leading + 4

/** How many points of a page a drawing takes. */
const drawnHeight = ({ height }: Drawing): number => height * (sheet.measure / drawingWidth)

const titleOf = (id: string): string => `Figure ${Object.keys(figures).indexOf(id) + 1}. ${figures[id]?.title}`

/** How many points a figure takes, from the space above it to the last row of its table; 0 for one that there is not. */
export function figureHeight(report: Report, id: string): number {
  const figure = figures[id]
  if (!figure) return 0
  const { answer, table, drawing } = asPrinted(figure)
  const linesOf = (text: string, style: Style) => report.lines([{ text, style }], sheet.measure).length * settings[style].leading
  const words = linesOf(titleOf(id), 'subheading') + linesOf(figure.caption, 'small') + linesOf(answer, 'strong')
  const spaces = Object.values(space).reduce((sum, points) => sum + points, 0)
  return words + drawnHeight(drawing) + (table.rows.length + 1) * rowHeight + spaces
}

/**
 * Prints a figure whole: its words, its drawing and its table on one page.
 * @param id of a figure that the paper's text names; another prints nothing
 */
export function printFigure(report: Report, parent: StructureElement, id: string): void {
  const figure = figures[id]
  if (!figure) return
  const { answer, table, drawing } = asPrinted(figure)
  report.need(figureHeight(report, id))
  if (report.y > sheet.top) report.y += space.figure
  report.rule(sheet.text, report.y, sheet.measure, colours.indigo, 1)
  report.y += space.title
  const title = titleOf(id)
  report.paragraph(title, { style: 'subheading', tag: 'P', parent })
  report.paragraph(figure.caption, { style: 'small', tag: 'P', parent, before: space.caption })
  report.y += space.drawing
  printDrawing(report, parent, drawing, `${title}. ${answer}`)
  report.y += space.answer
  report.paragraph(answer, { style: 'strong', tag: 'P', parent })
  report.y += space.table
  printTable(report, parent, table)
  report.y += below
}

function printDrawing(report: Report, parent: StructureElement, drawing: Drawing, alt: string): void {
  const { doc } = report
  const { strokes, words } = drawing
  const scale = sheet.measure / drawingWidth
  const element = report.element('Figure', parent, undefined, alt)
  const top = report.y
  element.add(() => {
    doc.save()
    doc.translate(sheet.text, top).scale(scale, scale)
    for (const { d, tone, width, dashed } of strokes) {
      doc.save()
      if (dashed) doc.dash(4, { space: 3 })
      doc.path(d).lineWidth(width).strokeColor(inks[tone]).stroke()
      doc.restore()
    }
    doc.restore()
    for (const { text, x, y, anchor } of words) {
      const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * report.widthOf(text, 'small')
      report.place(text, 'small', sheet.text + x * scale - shift, top + y * scale)
    }
  })
  element.end()
  report.y += drawnHeight(drawing)
}

function printTable(report: Report, parent: StructureElement, { columns, rows }: Table): void {
  const element = report.element('Table', parent)
  const print = (row: Row, kind: 'head' | 'body') => {
    const line = report.element('TR', element)
    for (const [index, cell] of row.cells.entries()) {
      const style: Style = kind === 'head' || row.strong ? 'strong' : 'small'
      const box = report.element(kind === 'head' || index === 0 ? 'TH' : 'TD', line)
      box.add(() =>
        report.place(`${cell} `, style, placeOf(report, cell, style, index, columns.length), report.y + settings.small.leading * 0.74),
      )
      box.end()
    }
    line.end()
    report.rule(sheet.text, report.y + settings.small.leading + 1, sheet.measure)
    report.y += rowHeight
  }
  print({ cells: columns }, 'head')
  for (const row of rows) print(row, 'body')
  element.end()
}

/** The first column begins at the left; the others end at theirs, which are equally wide. */
function placeOf(report: Report, cell: string, style: Style, index: number, count: number): number {
  if (index === 0) return sheet.text
  const first = count > 3 ? 0.2 : 0.5
  const right = sheet.text + sheet.measure * (first + ((1 - first) * index) / (count - 1))
  return right - report.widthOf(cell, style)
}
