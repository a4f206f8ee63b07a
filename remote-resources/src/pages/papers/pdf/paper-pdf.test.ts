import { identity } from '@site/identity'
import { beforeAll, expect, it, vi } from 'vitest'
import bank from '../../../../public/data/zeroBankWhitePaper.json' with { type: 'json' }
import { parseWhitePaper } from '../paper-document.ts'
import { whitePapers } from '../white-papers.ts'
import { paperPdf } from './paper-pdf.ts'
import { Report, sheet } from './report.ts'

/** What the pages of the bank paper hold, in order, and where each of them ends. */
const begun: { tag: string; page: number; name: string | undefined }[] = []
const ends: { page: number; y: number }[] = []

beforeAll(async () => {
  const { element, newPage } = Report.prototype
  vi.spyOn(Report.prototype, 'element').mockImplementation(function (this: Report, tag, ...rest) {
    const [, title, alt] = rest
    begun.push({ tag, page: this.page, name: title ?? alt })
    return element.call(this, tag, ...rest)
  })
  vi.spyOn(Report.prototype, 'newPage').mockImplementation(function (this: Report) {
    ends.push({ page: this.page, y: this.y })
    newPage.call(this)
  })
  const [listed] = whitePapers.filter(each => 'data' in each)
  if (listed) await paperPdf(parseWhitePaper(bank), listed, identity)
  // Milliseconds: on a busy machine it takes some time to set two dozen pages.
}, 60_000)

it('prints no title at the foot of a page whose text begins on the next', () => {
  const titles = begun.flatMap((title, index) => (title.tag === 'H3' && begun[index + 1]?.tag === 'P' ? [[title, begun[index + 1]]] : []))
  expect(titles.length).toBeGreaterThan(20)
  expect(titles.filter(([title, text]) => title?.page !== text?.page)).toEqual([])
})

it('prints each figure on one page: its words, its drawing and all rows of its table', () => {
  const drawings = begun.flatMap(({ tag }, index) => (tag === 'Figure' ? [index] : []))
  // The paper is composed twice.
  expect(drawings).toHaveLength(2 * 4)
  for (const at of drawings) {
    const after = begun.slice(at).findIndex(({ tag }) => !['Figure', 'P', 'Table', 'TR', 'TH', 'TD'].includes(tag))
    const table = begun.slice(at, at + after).findLastIndex(({ tag }) => ['TH', 'TD'].includes(tag))
    const whole = begun.slice(at - 2, at + table + 1)
    expect(whole.filter(({ tag }) => tag === 'TR').length).toBeGreaterThan(3)
    expect(new Set(whole.map(({ page }) => page)).size).toBe(1)
  }
})

it.each([
  ['Figure 1', 'Identity by witness'],
  ['Figure 2', 'Eight women and twenty-six weeks'],
  ['Figure 3', 'What the loan costs the bank'],
  ['Figure 4', 'One page of refusals'],
])('prints %s before a second subject begins after its own', (figure, own) => {
  const names = begun.flatMap(({ tag, name }) => ((tag === 'Figure' || tag === 'Sect') && name ? [name] : []))
  const at = names.indexOf(own)
  expect(at).toBeGreaterThan(0)
  expect(names.slice(at, at + 3)).toContainEqual(expect.stringMatching(new RegExp(`^${figure}\\.`)))
})

it('leaves no page half empty between the summary and the end', () => {
  const full = ends.filter(({ page }) => page > 2).map(({ page, y }) => ({ page, full: (y - sheet.top) / (sheet.bottom - sheet.top) }))
  expect(full.length).toBeGreaterThan(20)
  expect(full.filter(each => each.full < 0.8)).toEqual([])
})
