/** A report's cover, and the line at the foot of its pages. */
import type { StructureElement } from 'pdfkit'
import { heroThreads } from '../../../blocks/hero-thread.ts'
import { zerosOf } from '../list/zero-paths.ts'
import type { ListedPaper } from '../white-paper-record.ts'
import { colours, type Report, sheet } from './report.ts'

export type Cover = { title: string; description: string; author: string; sign: ListedPaper['sign']; imprint: readonly string[] }

/** The first page: the title, whose paper it is, and which edition; drawn, what stands at the head of the paper's page. */
export function printCover(report: Report, root: StructureElement, { title, description, author, sign, imprint }: Cover): void {
  const { doc } = report
  report.artifact(() => {
    doc.rect(0, 0, sheet.width, sheet.height).fill(colours.indigo)
    const draw = (d: string, strand: number) =>
      doc
        .path(d)
        .strokeColor(colours.rose, 1 - strand * 0.1)
        .stroke()
    doc.save()
    doc
      .translate(0, 330)
      .scale(sheet.width / 1440, 0.52)
      .lineWidth(2.2)
    for (const { d, place } of heroThreads.ground().flatMap(({ strands }) => strands)) draw(d, place)
    doc.restore()
    doc.translate(270, 340).scale(1.3, 1.3).lineWidth(0.7)
    for (const { d, strand } of zerosOf(sign, true).flatMap(({ strands }) => strands)) draw(d, strand)
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
