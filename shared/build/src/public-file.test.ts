import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicFile } from './public-file.ts'

let root: string
let folders: string[]

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'public-'))
  folders = ['absent', 'section', 'shell'].map(name => join(root, name))
  await mkdir(join(root, 'section/data'), { recursive: true })
  await mkdir(join(root, 'shell'))
  await writeFile(join(root, 'section/data/paper.json'), '{}')
  await writeFile(join(root, 'shell/favicon.svg'), '<svg/>')
  await writeFile(join(root, 'shell/.hidden.txt'), 'hidden')
  await mkdir(join(root, 'shell/.well-known'))
  await writeFile(join(root, 'shell/.well-known/security.txt'), 'Contact:')
  await writeFile(join(root, 'secret.txt'), 'secret')
})

afterAll(() => rm(root, { recursive: true }))

it.each([
  ['/data/paper.json', 'application/json; charset=utf-8', '{}'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact:'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', '<svg/>'],
])('%s is served as %s', async (path, type, content) => {
  const file = await publicFile(folders, path)
  expect([file?.type, new TextDecoder().decode(file?.content)]).toEqual([type, content])
})

it.each(['/', '/data', '/data/', '/faq', '/../secret.txt', '/data/../../secret.txt', '/..\\secret.txt', '/data/\0.json', '/.hidden.txt'])(
  '%j is no public file',
  async path => {
    expect(await publicFile(folders, path)).toBeUndefined()
  },
)
