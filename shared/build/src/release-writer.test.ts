import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRelease } from '@site/delivery/release'
import { readReleaseFolder } from '@site/delivery/release-folder'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashedFile, publicFiles, writeRelease } from './release-writer.ts'

const text = (words: string) => new TextEncoder().encode(words)
const manifest = {
  kind: 'section' as const,
  name: 'remote-home' as const,
  kit: '^1.0.0',
  react: '19.3',
  entry: 'entry.js',
  pages: [],
  public: {},
}

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'release-'))
})

afterEach(() => rm(root, { recursive: true, force: true }))

describe('a written release', () => {
  it('is one that the store accepts', async () => {
    const id = await writeRelease(root, manifest, [{ name: 'entry.js', content: text('export {}') }])
    const { release } = await readReleaseFolder(join(root, 'dist/release'))
    expect(release.id).toBe(id)
    expect(release.files['entry.js']).toMatchObject({ bytes: 9, type: 'text/javascript; charset=utf-8' })
  })

  it('has the same name for the same files, in whatever order they came', async () => {
    const files = [
      { name: 'entry.js', content: text('a') },
      { name: 'page.css', content: text('b') },
    ]
    expect(await writeRelease(root, manifest, files)).toBe(await writeRelease(root, manifest, files.toReversed()))
  })

  it('has another name when a byte changed', async () => {
    const one = await writeRelease(root, manifest, [{ name: 'entry.js', content: text('a') }])
    expect(await writeRelease(root, manifest, [{ name: 'entry.js', content: text('b') }])).not.toBe(one)
  })

  it('refuses a file whose media type nobody told it', async () => {
    await expect(writeRelease(root, manifest, [{ name: 'model.reel', content: text('') }])).rejects.toThrow(
      'model.reel: the media type of this ending',
    )
  })

  it('leaves a manifest that reads back', async () => {
    await writeRelease(root, manifest, [{ name: 'entry.js', content: text('a') }])
    const json = await readFile(join(root, 'dist/release/release.json'), 'utf8')
    expect(parseRelease(JSON.parse(json), 'release.json').kind).toBe('section')
  })
})

describe('public files', () => {
  it('are hashed, and known by the path they are served at', async () => {
    await mkdir(join(root, 'public/data'), { recursive: true })
    await writeFile(join(root, 'public/data/paper.json'), '{}')
    const { files, paths } = await publicFiles(join(root, 'public'))
    expect(paths).toEqual({ '/data/paper.json': files[0]?.name })
    expect(files[0]?.name).toMatch(/^paper-[\da-f]{8}\.json$/)
  })

  it('may be links to files that lie elsewhere, such as the shared pictures', async () => {
    await mkdir(join(root, 'public'), { recursive: true })
    await writeFile(join(root, 'elsewhere.webp'), 'a picture')
    await symlink('../elsewhere.webp', join(root, 'public/education.webp'))
    const { files, paths } = await publicFiles(join(root, 'public'))
    expect(Object.keys(paths)).toEqual(['/education.webp'])
    expect(new TextDecoder().decode(files[0]?.content)).toBe('a picture')
  })

  it('of a section without any are none', async () => {
    expect(await publicFiles(join(root, 'nowhere'))).toEqual({ files: [], paths: {} })
  })
})

it('a hashed name keeps what people read and drops what addresses cannot hold', () => {
  expect(hashedFile('a paper.json', text('x')).name).toMatch(/^a-paper-[\da-f]{8}\.json$/)
})
