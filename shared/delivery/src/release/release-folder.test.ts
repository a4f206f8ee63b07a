import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { tinySection } from '../../test-support/tiny-releases.ts'
import { readReleaseFolder } from './release-folder.ts'

test('a whole release is read with its files', async () => {
  const { release, files } = await readReleaseFolder(await tinySection())
  expect(release.name).toBe('remote-home')
  expect([...files.keys()].sort()).toEqual(Object.keys(release.files).sort())
})

test('a missing file is refused by name', async () => {
  const folder = await tinySection()
  await rm(join(folder, 'page.js'))
  await expect(readReleaseFolder(folder)).rejects.toThrow(/^remote-home [\da-f]{16}: page\.js is missing$/)
})

test('an altered file is refused by name, of the same length too', async () => {
  const folder = await tinySection()
  await writeFile(join(folder, 'page.js'), 'export []')
  await expect(readReleaseFolder(folder)).rejects.toThrow(/^remote-home [\da-f]{16}: page\.js was altered: expected sha256-/)
  await writeFile(join(folder, 'page.js'), 'export {} // more')
  await expect(readReleaseFolder(folder)).rejects.toThrow('page.js was altered: expected 9 bytes, got 17')
})

test('a file that is not listed is refused by name', async () => {
  const folder = await tinySection()
  await writeFile(join(folder, 'stray.js'), 'x')
  await expect(readReleaseFolder(folder)).rejects.toThrow('stray.js is not listed in release.json')
})

test('a manifest that was edited after it was named is refused', async () => {
  const folder = await tinySection()
  const manifest = await readFile(join(folder, 'release.json'), 'utf8')
  await writeFile(join(folder, 'release.json'), manifest.replace('Title of /', 'Another title'))
  await expect(readReleaseFolder(folder)).rejects.toThrow('release.json was altered')
})

test('a folder without a release says so', async () => {
  const folder = await temporaryFolder()
  await expect(readReleaseFolder(folder)).rejects.toThrow(`${folder} holds no release: release.json cannot be read`)
  await writeFile(join(folder, 'release.json'), '{ "format": 1')
  await expect(readReleaseFolder(folder)).rejects.toThrow('release.json: expected JSON')
})
