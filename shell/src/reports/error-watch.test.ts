import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

const reportFailure = vi.fn()
vi.mock('./visit-report.ts', () => ({ reportFailure }))

const { watchErrors } = await import('./error-watch.ts')
const { origin } = location

const thrown = (...frames: string[]) => Object.assign(new Error('broken'), { stack: ['Error: broken', ...frames].join('\n') })
const fail = (error: unknown, filename = '') => dispatchEvent(new ErrorEvent('error', { error, filename }))
const reject = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

beforeAll(watchErrors)
beforeEach(() => reportFailure.mockReset())

it('names the program whose code threw', () => {
  fail(
    thrown(`    at open (${origin}/_/remote-home/home-page-1a2b3c4d.js:1:20)`, `    at run (${origin}/_/shell/libraries-1a2b3c4d.js:9:1)`),
  )
  expect(reportFailure).toHaveBeenCalledExactlyOnceWith('remote-home')
})

it('knows the stacks of other browsers', () => {
  fail(thrown(`open@${origin}/_/remote-booking/~1/entry.js:1:20`, `@${origin}/_/shell/main.js:2:2`))
  expect(reportFailure).toHaveBeenCalledExactlyOnceWith('remote-booking')
})

it('takes the file where there is no stack, as with a module that cannot be parsed', () => {
  fail(undefined, `${origin}/_/remote-home/entry.js`)
  expect(reportFailure).toHaveBeenCalledExactlyOnceWith('remote-home')
})

it('sees promises that nobody caught', () => {
  reject(new TypeError(`Failed to fetch dynamically imported module: ${origin}/_/shell/search-dialog.js`))
  reject(thrown(`    at async save (${origin}/_/remote-booking/form.js:1:20)`))
  expect(reportFailure.mock.calls).toEqual([['shell'], ['remote-booking']])
})

it.each([
  ['an extension', thrown('    at hook (chrome-extension://abcdef/content.js:1:1)', `    at open (${origin}/_/remote-home/page.js:1:20)`)],
  ['another origin', thrown('    at https://elsewhere.example/_/remote-home/page.js:1:20')],
  ['visitors in their console', thrown('    at <anonymous>:1:7')],
  ['a page of this site that is no release', thrown(`    at ${origin}/faq:1:1`)],
  ['nobody known', undefined],
  ['nothing', null],
  ['a word', 'broken'],
])('leaves alone what comes from %s', (_whom, error) => {
  fail(error)
  reject(error)
  expect(reportFailure).not.toHaveBeenCalled()
})
