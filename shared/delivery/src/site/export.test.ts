import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { tinyIdentity, tinySection, tinyShell, tinySite } from '../../test-support/tiny-releases.ts'
import { exportSite } from './export.ts'

const pages = { '/': '<h1>Home</h1>', '/faq': '<h1>Questions</h1>', '/whitepaper/A B': '<h1>Paper</h1>' }

async function exported() {
  const { store, folder } = await tinySite([
    await tinyShell({ open: { '/favicon.svg': '<svg/>' } }),
    await tinySection({ pages, mark: '1' }),
    await tinySection({ pages, mark: '2', open: { '/data/paper.json': '{}' } }),
  ])
  const directory = join(await temporaryFolder(), 'site')
  const read = (path: string): Promise<string> => readFile(join(directory, path), 'utf8')
  return { directory, read, folder, store, count: await exportSite({ store, identity: tinyIdentity, directory }) }
}

test('every page, the wildcard’s addresses and the missing page are documents', async () => {
  const { read, count } = await exported()
  expect(count).toBe(3)
  expect(await read('index.html')).toContain('<h1>Home</h1>')
  expect(await read('faq/index.html')).toContain('<h1>Questions</h1>')
  expect(await read('whitepaper/A B/index.html')).toContain('<h1>Paper</h1>')
  expect(await read('about/index.html')).toContain('data-arrive="about"')
  expect(await read('404.html')).toContain('noindex')
})

test('a host that runs nothing knows by rule which addresses below one show a page', async () => {
  const aliases = [{ path: '/questions/*', page: '/faq', arriveAt: 'first' }]
  const { store } = await tinySite([await tinyShell(), await tinySection({ pages, aliases })])
  const directory = join(await temporaryFolder(), 'site')
  await exportSite({ store, identity: tinyIdentity, directory })
  expect(await readFile(join(directory, '_redirects'), 'utf8')).toContain('\n/questions/* /questions/ 200\n')
})

test('every file that a document loads is there, and no markup beside the documents', async () => {
  const { read, directory } = await exported()
  const html = await read('faq/index.html')
  const loaded = [...html.matchAll(/"(\/_\/[^"]+)"/g)].map(([, address]) => address ?? '')
  expect(loaded.length).toBeGreaterThan(5)
  for (const address of loaded) await read(address)
  expect(await read('data/paper.json')).toBe('{}')
  expect((await readdir(join(directory, '_'), { recursive: true })).filter(name => name.endsWith('.html'))).toEqual([])
})

test('the copy names no release that it does not hold', async () => {
  const { read, store } = await exported()
  const previous = (await store.list('remote-home')).find(({ state }) => state === 'previous')
  expect(previous).toBeDefined()
  expect(await read('index.html')).not.toContain(previous?.release)
})

test('the policy stands in each document and in the headers file', async () => {
  const { read } = await exported()
  const hash = /'sha256-[^']+'/.exec(await read('faq/index.html'))?.[0]
  expect(hash).toBeDefined()
  const headers = await read('_headers')
  const rule = (path: string): string =>
    headers
      .split('\n\n')
      .join('\n')
      .split(/\n(?=\/)/)
      .find(each => each.startsWith(`${path}\n`)) ?? ''
  expect(rule('/*')).toContain('x-content-type-options: nosniff')
  expect(rule('/_/*')).toContain('immutable')
  expect(rule('/faq')).toContain(hash)
  expect(rule('/faq/')).toContain(hash)
  expect(rule('/whitepaper/A%20B')).toContain('content-security-policy')
})

test('the same releases give the same bytes, and an older copy is replaced', async () => {
  const { read, directory, store } = await exported()
  const first = await read('faq/index.html')
  await exportSite({ store, identity: tinyIdentity, directory })
  expect(await read('faq/index.html')).toBe(first)
})

test('a copy that cannot be finished leaves the one before', async () => {
  const { read, directory, store, folder } = await exported()
  const before = await readdir(directory, { recursive: true })
  await rm(join(folder, 'files/remote-home/page.js'))
  await expect(exportSite({ store, identity: tinyIdentity, directory })).rejects.toThrow('page.js is missing from the store')
  expect(await readdir(directory, { recursive: true })).toEqual(before)
  expect(await readdir(join(directory, '..'))).toEqual(['site'])
  expect(await read('index.html')).toContain('<h1>Home</h1>')
})

/** All files below a folder with what they hold. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(await Promise.all(files.map(async file => [file, await readFile(file, 'utf8')])))
}

test('an empty folder is filled', async () => {
  const { store } = await exported()
  const directory = await temporaryFolder()
  await exportSite({ store, identity: tinyIdentity, directory })
  expect(await readFile(join(directory, 'index.html'), 'utf8')).toContain('<h1>Home</h1>')
})

test('a folder with anything that no export wrote is refused, and stays as it is', async () => {
  const { store } = await exported()
  const directory = await temporaryFolder()
  await mkdir(join(directory, 'letters'))
  await writeFile(join(directory, 'letters/dear.txt'), 'Dear …')
  const before = await contentsOf(directory)
  await expect(exportSite({ store, identity: tinyIdentity, directory })).rejects.toThrow(
    `${directory} holds letters, which is no part of an earlier export. Name an empty or a new folder.`,
  )
  expect(await contentsOf(directory)).toEqual(before)
})

test('a file that somebody laid into an earlier export is not deleted with it', async () => {
  const { store, directory } = await exported()
  await writeFile(join(directory, 'faq/notes.txt'), 'mine')
  const before = await contentsOf(directory)
  await expect(exportSite({ store, identity: tinyIdentity, directory })).rejects.toThrow(`${directory} holds faq/notes.txt`)
  expect(await contentsOf(directory)).toEqual(before)
})

test('a file is refused in place of a folder', async () => {
  const { store } = await exported()
  const directory = join(await temporaryFolder(), 'file')
  await writeFile(directory, 'mine')
  await expect(exportSite({ store, identity: tinyIdentity, directory })).rejects.toThrow(`${directory} is no folder.`)
  expect(await readFile(directory, 'utf8')).toBe('mine')
})
