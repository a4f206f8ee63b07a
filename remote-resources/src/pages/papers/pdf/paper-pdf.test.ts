import { identity } from '@site/identity'
import { expect, it, vi } from 'vitest'
import bank from '../../../../public/data/zeroBankWhitePaper.json' with { type: 'json' }
import { parseWhitePaper } from '../paper-document.ts'
import { whitePapers } from '../white-papers.ts'
import { paperPdf } from './paper-pdf.ts'
import { Report } from './report.ts'

it('prints no title at the foot of a page whose text begins on the next', async () => {
  const begun: { tag: string; page: number }[] = []
  const element = Report.prototype.element
  vi.spyOn(Report.prototype, 'element').mockImplementation(function (this: Report, tag, ...rest) {
    begun.push({ tag, page: this.page })
    return element.call(this, tag, ...rest)
  })
  const [listed] = whitePapers.filter(each => 'data' in each)
  if (listed) await paperPdf(parseWhitePaper(bank), listed, identity)
  const titles = begun.flatMap((title, index) => (title.tag === 'H3' && begun[index + 1]?.tag === 'P' ? [[title, begun[index + 1]]] : []))
  expect(titles.length).toBeGreaterThan(20)
  expect(titles.filter(([title, text]) => title?.page !== text?.page)).toEqual([])
})
