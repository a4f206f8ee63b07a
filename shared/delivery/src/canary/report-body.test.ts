import { describe, expect, it } from 'vitest'
import { parseReport } from './report-routes.ts'

const parse = (body: unknown) => parseReport(JSON.stringify(body))

describe('a report', () => {
  it.each([
    { nonce: 'n', kind: 'ready' },
    { nonce: 'n', kind: 'failed' },
    { nonce: 'n', kind: 'failed', section: 'remote-home' },
    { nonce: 'n', kind: 'failed', section: 'shell' },
    { nonce: 'n', kind: 'vitals', vitals: { lcp: 1200.5, cls: 0.01 } },
  ])('is taken: %j', body => {
    expect(parse(body)).toEqual(body)
  })

  it('has its values brought into bounds', () => {
    expect(parse({ nonce: 'n', kind: 'vitals', vitals: { lcp: 1e12, cls: 99 } }).vitals).toEqual({ lcp: 60_000, cls: 10 })
  })

  it.each([
    ['{', 'the report: expected JSON'],
    ['null', 'the report: the body: expected'],
    ['{"kind":"ready"}', 'the report: nonce: expected string, got nothing'],
    ['{"nonce":"n","kind":"hello"}', 'the report: kind: expected ("ready" | "failed" | "vitals"), got "hello"'],
    ['{"nonce":"n","kind":"failed","section":"../shell"}', 'the report: section: expected shell, or the name of a section'],
    ['{"nonce":"n","kind":"vitals","vitals":{"lcp":-1}}', 'the report: vitals.lcp: expected >=0'],
    ['{"nonce":"n","kind":"vitals","vitals":{"lcp":1e999}}', 'the report: vitals.lcp: expected'],
    ['{"nonce":"n","kind":"vitals","vitals":{"lcp":"5"}}', 'the report: vitals.lcp: expected number, got "5"'],
    ['{"nonce":"n","kind":"ready","user":"ada"}', 'the report: user: expected no field of this name, got "ada"'],
    ['{"nonce":"n","kind":"vitals","vitals":{"fid":1}}', 'the report: vitals.fid: expected no field of this name'],
  ])('%s is refused with the reason', (text, reason) => {
    expect(() => parseReport(text)).toThrow(reason)
  })
})
