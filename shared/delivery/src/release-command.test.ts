// @vitest-environment node
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runReleaseCommand } from './release-command.ts'
import type { ReleaseStore } from './release-store.ts'
import { tinySection, tinySite } from './test-support/tiny-releases.ts'

async function release(store: ReleaseStore, ...args: string[]) {
  let out = ''
  let error = ''
  const code = await runReleaseCommand(args, store, {
    out: text => {
      out += text
    },
    error: text => {
      error += text
    },
  })
  return { code, out, error }
}

test('publish, list and rollback do what they say', async () => {
  const { store } = await tinySite([])
  expect(await release(store, 'list')).toEqual({ code: 0, out: 'The store holds no release.\n', error: '' })
  const first = await release(store, 'publish', await tinySection())
  expect(first.out).toMatch(/^remote-home [\da-f]{16}: 4 new files, stable\n$/)
  const second = await release(store, 'publish', await tinySection({ mark: '2' }))
  const listed = await release(store, 'list', 'remote-home')
  expect(listed.out.trim().split('\n')).toHaveLength(2)
  expect(listed.out).toMatch(/stable\n/)
  const back = await release(store, 'rollback', 'remote-home')
  expect(back.out).toBe(`${first.out.split(':')[0]}: stable again\n`)
  expect(second.code + back.code).toBe(0)
})

test('publishing the same again says that nothing was new', async () => {
  const { store } = await tinySite([])
  const folder = await tinySection()
  await release(store, 'publish', folder)
  expect((await release(store, 'publish', folder)).out).toContain(': 0 new files, stable')
})

test('--keep-stable stores a release and gives it to nobody', async () => {
  const { store } = await tinySite([await tinySection()])
  const before = await store.readRollout()
  expect((await release(store, 'publish', await tinySection({ mark: '2' }), '--keep-stable')).out).toContain('stored')
  expect(await store.readRollout()).toEqual(before)
})

test('help is no failure', async () => {
  const { store } = await tinySite([])
  for (const args of [['--help'], ['publish', '--help'], ['-h']]) {
    const { code, out } = await release(store, ...args)
    expect([code, out]).toEqual([0, expect.stringMatching(/^Usage: release COMMAND/)])
  }
})

test.each([
  [[], 'A command is missing.'],
  [['deploy'], 'Unknown command: deploy'],
  [['publish'], 'publish needs the DIRECTORY of a release'],
  [['rollback'], 'rollback needs an OWNER'],
  [['rollback', 'somebody'], 'somebody is no owner of releases'],
  [['list', 'somebody'], 'somebody is no owner of releases'],
  [['list', '--force'], 'Unknown option: --force'],
  [['rollback', 'shell', 'shell'], 'Not expected: shell'],
])('%j is not understood: exit code 2 and the usage', async (args, message) => {
  const { code, error } = await release((await tinySite([])).store, ...args)
  expect(code).toBe(2)
  expect(error).toContain(message)
  expect(error).toContain('Usage:')
})

test('what cannot be done is exit code 1 and a sentence', async () => {
  const { store } = await tinySite([])
  const folder = await tinySection()
  await rm(join(folder, 'page.js'))
  expect(await release(store, 'publish', folder)).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^remote-home [\da-f]{16}: page\.js is missing\n$/),
  })
  expect(await release(store, 'publish', '/nowhere')).toMatchObject({
    code: 1,
    error: '/nowhere holds no release: release.json cannot be read\n',
  })
  expect(await release(store, 'rollback', 'shell')).toMatchObject({ code: 1, error: 'shell has no stable release\n' })
})
