/** A report's cover, and the line at the foot of its pages. */
import type { StructureElement } from 'pdfkit'
import { colours, type Report, sheet } from './report.ts'

export type Cover = { title: string; description: string; author: string; imprint: readonly string[] }

/** Strands that run together, cross in a loop and spread: those at the head of the paper's page. Drawn on 1440 x 600. */
const strands = [0, 1, 2, 3, 4, 5, 6].map(
  i =>
    `M-20 ${560 + i * 5}C320 ${596 - i * 4} 620 ${548 + i * 5} 860 ${520 + i * 3}S1130 ${236 + i * 15} 1262 ${300 + i * 6}S1120 ${486 - i * 14} 1168 ${296 + i * 8}S1400 ${190 + i * 13} 1470 ${214 + i * 10}`,
)

/** The first page: the title, whose paper it is, and which edition. */
export function printCover(report: Report, root: StructureElement, { title, description, author, imprint }: Cover): void {
  const { doc } = report
  report.artifact(() => {
    doc.rect(0, 0, sheet.width, sheet.height).fill(colours.indigo)
    doc
      .translate(0, 330)
      .scale(sheet.width / 1440, 0.52)
      .lineWidth(2.2)
    for (const [index, strand] of strands.entries())
      doc
        .path(strand)
        .strokeColor(colours.rose, 0.95 - index * 0.12)
        .stroke()
  })
  const parent = report.element('Sect', root, title)
  const width = sheet.width - 2 * sheet.left
  report.y = 92
  report.paragraph('White paper', { style: 'imprint', tag: 'P', parent, x: sheet.left, width })
  report.y += 6
  report.paragraph(title, { style: 'title', tag: 'H1', parent, x: sheet.left, width })
  report.y += 16
  report.paragraph(description, { style: 'lead', tag: 'P', parent, x: sheet.left, width: 400 })
  report.y = 690
  for (const line of [author, ...imprint]) report.paragraph(line, { style: 'imprint', tag: 'P', parent, x: sheet.left, width })
  parent.end()
}

/** The paper's name and the page's number, on every page but the cover; a screen reader has its own. */
export function printFooters(report: Report, name: string): void {
  const { doc } = report
  for (let page = 2; page <= report.page; page++) {
    doc.switchToPage(page - 1)
    report.artifact(() => {
      report.place(name, 'small', sheet.left, 800)
      report.place(`${page}`, 'strong', sheet.text + sheet.measure - 8, 800)
    }, 'Pagination')
  }
}
