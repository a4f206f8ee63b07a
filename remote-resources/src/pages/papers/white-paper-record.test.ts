import { type Change, refusalOf } from '@site/kit/record-refusal'
import { describe, expect, it } from 'vitest'
import { whitePapersSchema } from './white-paper-record.ts'
import { listWays, whitePapers } from './white-papers.ts'

type Case = [what: string, change: Change, message: string]

describe('the white papers', () => {
  it.each<Case>([
    ['none of them', ({ whitePapers }) => whitePapers.splice(0), 'whitePapers: expected at least one entry, got 0'],
    [
      'a page that is not that of the id',
      ({ whitePapers }) => (whitePapers[1].route = '/whitepapers/zero-blockchain'),
      'whitePapers.1.route: expected "/whitepaper/zero-blockchain", got "/whitepapers/zero-blockchain"',
    ],
    [
      'a file elsewhere',
      ({ whitePapers }) => (whitePapers[0].data = 'zeroBankWhitePaper.json'),
      'whitePapers.0.data: expected a path such as /data/paper.json, got "zeroBankWhitePaper.json"',
    ],
    [
      'a paper in preparation that asks nothing',
      ({ whitePapers }) => (whitePapers[2].questions = []),
      'whitePapers.2.questions: expected at least one entry, got 0',
    ],
    [
      'neither text nor questions',
      ({ whitePapers }) => delete whitePapers[3].questions,
      'whitePapers.3.questions: expected a list, got nothing',
    ],
    [
      'a topic twice',
      ({ whitePapers }) => (whitePapers[2].topic = whitePapers[1].topic),
      'whitePapers.2.topic: expected a value that no other topic has, got "zero-blockchain-white-paper"',
    ],
  ])('are refused with %s', (_, change, message) => {
    expect(refusalOf(whitePapersSchema, { whitePapers, listWays }, change)).toBe(`TypeError: x.ts: ${message}`)
  })

  it('are accepted as they are, and with one more', () => {
    expect(refusalOf(whitePapersSchema, { whitePapers, listWays }, () => undefined)).toBe('accepted')
    const fifth = { ...whitePapers[1], id: 'zero-ledger', route: '/whitepaper/zero-ledger', topic: 'zero-ledger-white-paper' }
    expect(refusalOf(whitePapersSchema, { whitePapers: [...whitePapers, fifth], listWays }, () => undefined)).toBe('accepted')
  })
})
