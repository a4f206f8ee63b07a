import { describe, expect, test } from 'vitest'
import { isReserved, reservedPaths, unmetContract } from './contract.ts'
import { parseRelease, type Release } from './release.ts'

const integrity = `sha256-${'A'.repeat(43)}=`
const files = { 'a.js': { bytes: 1, integrity, type: 'text/javascript' } }
const common = { format: 1, react: '19.3', entry: 'a.js', files, public: {} }
const head = { title: 't', description: 'd', area: 'rights', barTone: 'ink' }

const section = (id: string, { paths = [], ...more }: { paths?: string[]; [field: string]: unknown } = {}): Release => {
  const pages = paths.map(path => ({ path, head, fragment: 'a.js', modules: [], styles: [] }))
  return parseRelease({ ...common, kind: 'section', name: 'remote-home', kit: '^1.2.0', id: id.repeat(16), pages, ...more }, 'a test')
}

const shell = (id: string, more: object = {}): Release =>
  parseRelease(
    { ...common, kind: 'shell', name: 'shell', kit: '1.2.0', id: id.repeat(16), modules: [], styles: [], fonts: [], frames: {}, ...more },
    'a test',
  )

describe('versions', () => {
  test('a section may run in every shell that provides the kit it needs', () => {
    expect(unmetContract(section('a'), [])).toBeUndefined()
    expect(unmetContract(section('a'), [shell('b'), shell('c', { kit: '1.9.3' })])).toBeUndefined()
  })

  test('a section that needs another kit than the stable shell or its canary provides is refused', () => {
    expect(unmetContract(section('a'), [shell('b', { kit: '2.0.0' })])).toBe(
      'remote-home aaaaaaaaaaaaaaaa needs kit ^1.2.0, and the live shell bbbbbbbbbbbbbbbb provides 2.0.0',
    )
    expect(unmetContract(section('a'), [shell('b'), shell('c', { kit: '1.1.9' })])).toContain(
      'the live shell cccccccccccccccc provides 1.1.9',
    )
    expect(unmetContract(section('a'), [shell('b', { kit: '1.3.0-beta.1' })])).toContain('provides 1.3.0-beta.1')
  })

  test('a shell that does not provide what a live section needs is refused', () => {
    expect(unmetContract(shell('b', { kit: '2.0.0' }), [section('a')])).toBe(
      'the live remote-home aaaaaaaaaaaaaaaa needs kit ^1.2.0, and shell bbbbbbbbbbbbbbbb provides 2.0.0',
    )
    const wide = section('d', { name: 'remote-services', kit: '^1.0.0 || ^2.0.0' })
    expect(unmetContract(shell('b', { kit: '2.0.0' }), [wide])).toBeUndefined()
  })

  test('both are of one minor of React', () => {
    expect(unmetContract(section('a', { react: '19.2' }), [shell('b')])).toBe(
      'remote-home aaaaaaaaaaaaaaaa needs React 19.2, and the live shell bbbbbbbbbbbbbbbb provides 19.3',
    )
    expect(unmetContract(shell('b', { react: '20.0' }), [section('a')])).toBe(
      'the live remote-home aaaaaaaaaaaaaaaa needs React 19.3, and shell bbbbbbbbbbbbbbbb provides 20.0',
    )
  })

  test('sections owe each other no version, and a program none to its own releases', () => {
    expect(unmetContract(section('a'), [section('d', { name: 'remote-services', kit: '^2.0.0', react: '18.0' })])).toBeUndefined()
    expect(unmetContract(shell('b', { kit: '2.0.0' }), [shell('c')])).toBeUndefined()
  })

  test.each([['latest'], ['^1.x.y'], [''], ['1.2.3.4']])('a manifest that asks for kit %j is not read', kit =>
    expect(() => section('a', { kit })).toThrow('a test: kit: expected a range of versions such as ^1.0.0'),
  )

  test.each([['^1.0.0'], ['1.0'], ['']])('nor one of a shell that provides kit %j', kit =>
    expect(() => shell('b', { kit })).toThrow('a test: kit: expected a version such as 1.0.0'),
  )
})

describe('paths', () => {
  const other = section('d', { name: 'remote-services', paths: ['/faq'], public: { '/data/faq.json': 'a.js' } })

  test.each([
    ['page in place of a page', { paths: ['/', '/faq'] }, '/faq'],
    ['page in place of a file', { paths: ['/data/faq.json'] }, '/data/faq.json'],
    ['file in place of a file', { public: { '/data/faq.json': 'a.js' } }, '/data/faq.json'],
    ['file in place of a page', { public: { '/faq': 'a.js' } }, '/faq'],
  ])('a %s of another team is refused', (_what, more, path) =>
    expect(unmetContract(section('a', more), [other])).toBe(
      `remote-home aaaaaaaaaaaaaaaa claims ${path}, which belongs to the live remote-services dddddddddddddddd`,
    ),
  )

  test('the shell takes no path of a section either', () => {
    expect(unmetContract(shell('b', { public: { '/faq': 'a.js' } }), [other])).toContain('shell bbbbbbbbbbbbbbbb claims /faq')
  })

  test('a release takes the paths of the releases before it, and others beside them', () => {
    const before = section('c', { paths: ['/', '/about'] })
    expect(unmetContract(section('a', { paths: ['/', '/about', '/new'] }), [before, other])).toBeUndefined()
  })

  test('what the delivery answers itself belongs to nobody', () => {
    expect(unmetContract(section('a', { paths: ['/health'] }), [])).toBe(
      'remote-home aaaaaaaaaaaaaaaa claims /health, which the delivery answers itself',
    )
    const aliases = [{ path: '/status', page: '/', arriveAt: 'about' }]
    expect(unmetContract(section('a', { paths: ['/'], aliases }), [])).toContain('claims /status')
    expect(unmetContract(shell('b', { public: { '/robots.txt': 'a.js' } }), [])).toContain('claims /robots.txt')
  })

  test.each([
    ...reservedPaths.map(path => path.replace('/*', '')),
    '/_/remote-home/page.js',
    '/api/v1.0/email/send',
    '/preview/token',
    '/api',
  ])('%s is reserved', path => expect(isReserved(path)).toBe(true))

  test.each([
    '/',
    '/booking/sent',
    '/apian',
    '/previews',
    '/status-quo',
    '/health/care',
    '/_a',
    '/feed.xml/a',
    '/data/robots.txt',
    '/favicon.ico',
  ])('%s is not', path => expect(isReserved(path)).toBe(false))
})
