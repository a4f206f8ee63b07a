import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { tinySection, tinyShell, tinySite } from '../../test-support/tiny-releases.ts'
import { readReleaseFolder } from '../release/release-folder.ts'
import { createFileStorage } from '../storage/file-storage.ts'
import { createReleaseStore } from '../store/release-store.ts'

const rollingProcess = fileURLToPath(new URL('../../test-support/rolling-client.ts', import.meta.url))

async function roll(store: string, program: string, release: string, weights: readonly number[]): Promise<Record<string, string>> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    rollingProcess,
    store,
    program,
    release,
    ...weights.map(String),
  ])
  return JSON.parse(stdout) as Record<string, string>
}

/** Milliseconds: processes start slowly on a busy machine. */
const timeoutMs = 60_000

test('two programs that write at the same moment: each write is in the history once, or was refused', { timeout: timeoutMs }, async () => {
  const other = { name: 'remote-faq', pages: { '/faq': '<h1>Questions</h1>' } } as const
  const { store, folder } = await tinySite([await tinyShell(), await tinySection(), await tinySection(other)])
  const home = await store.publish(await readReleaseFolder(await tinySection({ mark: '2' })))
  const faq = await store.publish(await readReleaseFolder(await tinySection({ ...other, mark: '2' })))
  const { version: before } = await store.readRollout()
  const weights = (first: number): number[] => Array.from({ length: 20 }, (_, index) => first + 3 * index)
  const outcomes = await Promise.all([
    roll(folder, home.program, home.release, weights(1)),
    roll(folder, home.program, home.release, weights(2)),
    roll(folder, faq.program, faq.release, weights(3)),
  ])
  const { programs, version } = await createReleaseStore(createFileStorage(folder)).readRollout()
  const events = [home, faq].flatMap(({ program }) => programs[program]?.history.filter(({ action }) => action === 'rollout') ?? [])
  const written = events.map(({ weight }) => weight)
  const all = Object.entries(Object.assign({}, ...outcomes) as Record<string, string>)
  expect(all).toHaveLength(60)
  for (const [weight, outcome] of all) {
    expect(['done', 'Others are changing the rollout at this moment: try again']).toContain(outcome)
    expect(written.filter(each => each === Number(weight))).toHaveLength(outcome === 'done' ? 1 : 0)
  }
  expect(version - before).toBe(written.length)
  expect(written.length).toBeGreaterThan(20)
})
