import { expect, test } from 'vitest'
import { parseRelease, pinOf, type SectionRelease } from './release.ts'

const integrity = `sha256-${'A'.repeat(43)}=`
const index = { bytes: 2, integrity, type: 'application/json; charset=utf-8' }

const releaseWith = (more: object): SectionRelease =>
  parseRelease(
    {
      format: 1,
      id: '0123456789abcdef',
      kind: 'section',
      name: 'remote-home',
      kit: '^1.0.0',
      react: '19.3',
      entry: 'entry.js',
      pages: [],
      public: {},
      files: { 'search-1.json': index, 'weave-1.json': index },
      ...more,
    },
    'a test',
  ) as SectionRelease

test('the pin names the search index of its release, with its integrity', () => {
  expect(pinOf(releaseWith({ search: 'search-1.json' }))).toMatchObject({
    search: 'search-1.json',
    integrity: { 'search-1.json': integrity },
  })
})

test('the pin of a release is, to the byte, what stores hold of it: browsers compare the two', () => {
  expect(JSON.stringify(pinOf(releaseWith({ search: 'search-1.json', weave: 'weave-1.json' })))).toBe(
    `{"release":"0123456789abcdef","entry":"entry.js","search":"search-1.json","weave":"weave-1.json","pages":{},"integrity":{"search-1.json":"${integrity}"}}`,
  )
})

test('a release from before there was one is pinned as it was', () => {
  expect(pinOf(releaseWith({}))).toEqual({ release: '0123456789abcdef', entry: 'entry.js', pages: {}, integrity: {} })
})

test('an index that the release does not list is refused', () => {
  expect(() => pinOf(releaseWith({ search: 'search-2.json' }))).toThrow('search-2.json is named but not listed')
})

test.each(['</script>', '</SCRIPT >', '<!--<script>', 'a = "<Script"'])(
  'what runs before the first paint cannot swallow the page: %s',
  code => {
    const fragment = { ...index, type: 'text/html' }
    const head = { title: 'T', description: 'D', area: 'rights', barTone: 'ink', beforePaint: code }
    const page = { path: '/', head, fragment: 'a.html', modules: ['entry.js'], styles: [] }
    expect(() => releaseWith({ pages: [page], files: { 'a.html': fragment } })).toThrow('a script that no markup ends')
  },
)
