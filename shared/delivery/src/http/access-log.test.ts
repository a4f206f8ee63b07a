import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createAccessLog } from './access-log.ts'

/** The line that is written for a GET of `url` with these headers. */
function lineFor(headers: IncomingMessage['headers'], url = '/faq?from=letter', answered = true): Record<string, unknown> {
  let written = ''
  const log = createAccessLog(lines => {
    written += lines
  })
  const request = { url, method: 'GET', headers, socket: { bytesWritten: 0 } } as unknown as IncomingMessage
  const response = Object.assign(new EventEmitter(), {
    statusCode: 200,
    headersSent: answered,
    writableFinished: answered,
  }) as unknown as ServerResponse
  log.record(request, response)
  response.emit('close')
  log.flush()
  return JSON.parse(written) as Record<string, unknown>
}

test('a visit is one line, without what the visitor asked beyond the path', () => {
  expect(lineFor({})).toMatchObject({ method: 'GET', path: '/faq', status: 200 })
  expect(lineFor({})).not.toHaveProperty('ahead')
})

test('the address of a preview, which is worth as much as the preview, is not written', () => {
  expect(lineFor({}, `/preview/remote-home.3fa9c1d2e4b5a697.1764201600.${'x'.repeat(43)}?from=letter`)).toMatchObject({
    path: '/preview/remote-home.3fa9c1d2e4b5a697.1764201600.…',
  })
  expect(lineFor({}, `http://site.example/%70review/a.${'x'.repeat(43)}`).path).not.toContain('x'.repeat(43))
  for (const end of ['/', '.', '%2F', '/x?from=letter'])
    expect(lineFor({}, `/preview/a.b.1.${'x'.repeat(43)}${end}`).path).not.toContain('x'.repeat(43))
  expect(lineFor({}, `/preview/a.b.1%2E%78${'x'.repeat(42)}`)).toMatchObject({ path: '/preview/a.b.1.…' })
  expect(lineFor({}, '/preview/end')).toMatchObject({ path: '/preview/end' })
})

test('a visit that ended before any answer began is no success', () => {
  expect(lineFor({}, '/faq', false)).toMatchObject({ status: 499, aborted: true })
})

test('what a browser fetches ahead of a visit is marked', () => {
  expect(lineFor({ 'sec-purpose': 'prefetch' })).toMatchObject({ ahead: true })
  expect(lineFor({ 'sec-purpose': 'prefetch;prerender' })).toMatchObject({ ahead: true })
})

test('however many come at once, each is a whole line, in order', () => {
  const written: string[] = []
  const log = createAccessLog(lines => written.push(lines))
  const request = { url: `/${'é'.repeat(600)}`, method: 'GET', headers: {}, socket: { bytesWritten: 0 } } as unknown as IncomingMessage
  for (let status = 1; status <= 1000; status++) {
    const response = Object.assign(new EventEmitter(), {
      statusCode: status,
      headersSent: true,
      writableFinished: true,
    }) as unknown as ServerResponse
    log.record(request, response)
    response.emit('close')
  }
  log.flush()
  const lines = written.join('').trimEnd().split('\n')
  expect(lines.map(line => (JSON.parse(line) as { status: number }).status)).toEqual(Array.from({ length: 1000 }, (_, index) => index + 1))
  expect(written.every(each => each.endsWith('\n'))).toBe(true)
})
