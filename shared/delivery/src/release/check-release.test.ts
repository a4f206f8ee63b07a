import { describe, expect, test } from 'vitest'
import { type TinySection, type TinyShell, tinySection, tinyShell } from '../../test-support/tiny-releases.ts'
import { checkRelease, releaseLimits } from './check-release.ts'
import type { Release, ReleasePage, SectionRelease } from './release.ts'
import { readReleaseFolder, type VerifiedRelease } from './release-folder.ts'

const section = async (input?: TinySection): Promise<VerifiedRelease> => readReleaseFolder(await tinySection(input))
const shell = async (input?: TinyShell): Promise<VerifiedRelease> => readReleaseFolder(await tinyShell(input))
const checked = async (verified: Promise<VerifiedRelease>) => {
  const release = await verified
  return () => checkRelease(release)
}

/** As if the manifest said something else of its files. */
const withFiles = (verified: VerifiedRelease, files: Release['files']): VerifiedRelease => ({
  ...verified,
  release: { ...verified.release, files: { ...verified.release.files, ...files } },
})

const ofBytes = (bytes: number) => ({ bytes, integrity: `sha256-${'A'.repeat(43)}=`, type: 'video/mp4' })

test('releases of plain markup and plain data are taken', async () => {
  const head = { canonical: '/', card: '/card.jpg', structuredData: [{ '@type': 'Person', name: 'Ada' }] }
  expect(await checked(section({ head, open: { '/data/a.json': '{}' } }))).not.toThrow()
  expect(await checked(shell({ frames: { '*': 'bar', '/faq': '<b>bar</b>' }, open: { '/favicon.svg': '<svg/>' } }))).not.toThrow()
})

describe('markup', () => {
  test('of every page is checked, and the refusal names release, file and place', async () => {
    const release = section({ pages: { '/': '<h1>Hi</h1>', '/faq': '<p onclick="x()">a</p>' } })
    expect(await checked(release)).toThrow(/^remote-home [\da-f]{16}: faq\.html, character 1: expected no event handler/)
  })

  test('of every frame is checked', async () => {
    const release = shell({ frames: { '*': 'bar', '/faq': '<script></script>' } })
    expect(await checked(release)).toThrow(/^shell [\da-f]{16}: frame-1\.html before <!--page-->, character 9: expected no <script>/)
  })

  test.each([
    ['index.html', 'files.index.html.type: expected text/html, got text/plain'],
    ['page.css', 'files.page.css: expected text/css with a name that ends in .css, got text/plain'],
  ])('and styles of another type are refused, because nobody would look into them: %s', async (name, said) => {
    const verified = await section()
    const file = verified.release.files[name]
    expect(file).toBeDefined()
    expect(() => checkRelease(withFiles(verified, { [name]: { ...file!, type: 'text/plain' } }))).toThrow(said)
  })

  test('that is no UTF-8 is refused', async () => {
    const verified = await section()
    const files = new Map([...verified.files, ['index.html', new Uint8Array([0x61, 0xff])]])
    expect(() => checkRelease({ ...verified, files })).toThrow('index.html: expected text in UTF-8')
  })

  test('is not ended by a style sheet that stands in the document', async () => {
    const verified = await section()
    const files = new Map([...verified.files, ['page.css', new TextEncoder().encode('a{}</STYLE><script>')]])
    expect(() => checkRelease({ ...verified, files })).toThrow('page.css: expected a style sheet that can stand in a <style>')
  })
})

describe('head records are data', () => {
  const deep = JSON.parse('['.repeat(40) + ']'.repeat(40))
  test.each<[string, Partial<ReleasePage['head']>, string]>([
    ['a title of two lines', { title: 'a\nb' }, 'pages.0.head.title: expected a text without control characters, got "a\\nb"'],
    ['a title that is a chapter', { title: 'a'.repeat(301) }, 'the head of /: title: expected at most 300 characters, got 301'],
    ['a description that is a book', { description: 'a'.repeat(1001) }, 'description: expected at most 1000 characters, got 1001'],
    ['a canonical address elsewhere', { canonical: '.evil.example/' }, 'canonical: expected a path, got .evil.example/'],
    ['much structured data', { structuredData: [{ '@type': 'Book', text: 'é'.repeat(33_000) }] }, 'expected at most 65536 bytes of JSON'],
    [
      'structured data without end',
      { structuredData: [{ '@type': 'Book', parts: deep }] },
      'at most 32 objects and lists inside each other',
    ],
    [
      'another prototype',
      { structuredData: [JSON.parse('{"@type":"Book","__proto__":{"a":1}}')] },
      'expected plain names of fields, got "__proto__"',
    ],
    [
      'another prototype, written in code',
      { structuredData: [{ '@type': 'Book', in: JSON.parse('{"_\\u005fproto__":1}') }] },
      '"__proto__"',
    ],
    [
      'a control character inside structured data',
      { structuredData: [{ '@type': 'Book', name: 'a\u0000' }] },
      'without control characters',
    ],
  ])('%s is refused', async (_what, head, reason) => expect(await checked(section({ head }))).toThrow(reason))
})

describe('files', () => {
  test.each([
    'text/html; charset=utf-8\r\nset-cookie: a=b',
    'application/xhtml+xml',
    'text/xml; charset=utf-8',
    'application/rss+xml',
    'TEXT/HTML',
    'mp4',
    '',
  ])('of the media type %j are refused', async type => {
    const verified = await section()
    expect(() => checkRelease(withFiles(verified, { 'a.bin': { ...ofBytes(1), type } }))).toThrow(
      'files.a.bin.type: expected the media type',
    )
  })

  test.each(['entry.js.br', 'entry.js.gz', 'pin-0123456789abcdef.json'])(
    'called %s are refused: the store makes one of that name',
    async name => {
      const verified = await section()
      expect(() => checkRelease(withFiles(verified, { [name]: ofBytes(1) }))).toThrow(
        `files.${name}: expected a name that the store does not`,
      )
    },
  )

  test('that are public are no documents: those are its pages', async () => {
    const proof = section({ open: { '/google123.html': 'google-site-verification: google123.html' } })
    expect(await checked(proof)).toThrow('public./google123.html: expected a file that is no document, got')
  })

  test('behind one path are one', async () => {
    const both = section({ pages: { '/data/a.json': '<h1>Hi</h1>' }, open: { '/data/a.json': '{}' } })
    expect(await checked(both)).toThrow('its paths: expected each path once, got /data/a.json twice')
    const verified = await section()
    const [page] = (verified.release as SectionRelease).pages
    const release = { ...verified.release, pages: [page, page] } as SectionRelease
    expect(() => checkRelease({ ...verified, release })).toThrow('got / twice')
  })
})

describe('sizes', () => {
  test.each([
    ['a film of an hour', { 'film.mp4': ofBytes(releaseLimits.file + 1) }, 'film.mp4: expected at most 67108864 bytes, got 67108865'],
    [
      'a page like a film',
      { 'index.html': ofBytes(releaseLimits.fragment + 1) },
      'index.html: expected at most 4194304 bytes, got 4194305',
    ],
    ['a style sheet like a film', { 'page.css': ofBytes(releaseLimits.fragment + 1) }, 'page.css: expected at most 4194304 bytes'],
    [
      'many films',
      Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`film-${n}.mp4`, ofBytes(releaseLimits.file)])),
      'all files together: expected at most 536870912 bytes',
    ],
    [
      'more files than a site',
      Object.fromEntries(Array.from({ length: releaseLimits.files }, (_, n) => [`${n}.txt`, ofBytes(1)])),
      'expected at most 5000 files, got 5004',
    ],
  ])('%s is refused', async (_what, files, reason) => {
    const verified = await section()
    expect(() => checkRelease(withFiles(verified, files))).toThrow(reason)
  })

  test('of a manifest are limited too', async () => {
    const manifest = new Uint8Array(releaseLimits.manifest + 1)
    const verified = await section()
    expect(() => checkRelease({ ...verified, manifest })).toThrow('its manifest: expected at most 2097152 bytes, got 2097153')
  })
})
