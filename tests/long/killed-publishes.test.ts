import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createFileStorage } from '@site/delivery/file-storage'
import type { VerifiedRelease } from '@site/delivery/release-folder'
import { createReleaseStore } from '@site/delivery/release-store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { markedRelease, wordsOf } from '../support/altered-releases.ts'
import { dice } from '../support/dice.ts'
import { publish, releaseCommand } from '../support/releases.ts'
import { root } from '../support/root.ts'
import { type Site, startSite } from '../support/site.ts'

/** Releases that are published, and how often the publish of each is killed. */
const releases = 6
const kills = 6

const paths = ['/', '/faq', '/policy-reform', '/health', '/sitemap.xml']

let site: Site
const folders: string[] = []

beforeAll(async () => {
  site = await startSite()
})

afterAll(async () => {
  await site?.stop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** A release as a build would leave it. */
async function releaseFolder({ manifest, files }: VerifiedRelease): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'killed-'))
  folders.push(made)
  await writeFile(join(made, 'release.json'), manifest)
  for (const [name, content] of files) await writeFile(join(made, name), content)
  return made
}

const startPublish = (folder: string): ChildProcess =>
  spawn('node', ['shared/delivery/bin/release.mjs', 'publish', '--from', folder], {
    cwd: root,
    env: { ...process.env, STORE: site.store, RELEASE_SERVER: '' },
    stdio: 'ignore',
  })

/** @returns milliseconds that a publish takes here when nobody kills it */
async function timeOfPublish(): Promise<number> {
  const folder = await releaseFolder(await markedRelease('remote-resources', 'whole'))
  const began = performance.now()
  await once(startPublish(folder), 'exit')
  return performance.now() - began
}

/** @returns whether it was killed before its end */
async function publishKilledAfter(milliseconds: number, folder: string): Promise<boolean> {
  const publishing = startPublish(folder)
  const ended = once(publishing, 'exit')
  await Promise.race([ended, delay(milliseconds)])
  publishing.kill('SIGKILL')
  return (await ended)[1] === 'SIGKILL'
}

async function visit(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {}
  for (const path of paths) {
    const answer = await fetch(site.address + path)
    pages[path] = `${answer.status} ${await answer.text()}`
  }
  return pages
}

it('a publish that is killed at any moment changes nothing for visitors, and the next one completes it', async () => {
  const roll = dice(10)
  const store = createReleaseStore(createFileStorage(site.store))
  const whole = await timeOfPublish()
  const before = await visit()
  const listed = await store.list()
  let killed = 0
  for (let release = 0; release < releases; release++) {
    const folder = await releaseFolder(await markedRelease('remote-resources', `next${release}`))
    for (let kill = 0; kill < kills; kill++) {
      if (await publishKilledAfter(roll() * whole, folder)) killed++
      expect(await visit(), `release ${release}, kill ${kill}`).toEqual(before)
      expect(await store.list(), `release ${release}, kill ${kill}`).toEqual(expect.arrayContaining(listed))
    }
    await publish(site.store, folder)
    await expect.poll(async () => (await visit())['/faq'], { timeout: 10_000 }).toContain(wordsOf(`next${release}`))
    await releaseCommand(site.store, 'rollback', 'remote-resources')
    await expect.poll(visit, { timeout: 10_000 }).toEqual(before)
  }
  expect(killed).toBeGreaterThan(releases)
  expect(await readdir(join(site.store, '.tmp'))).toEqual([])
  expect(await store.list()).toHaveLength(listed.length + releases)
})
