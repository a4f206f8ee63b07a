/** The shipped pipeline of a team, run whole in a checkout of its own against a running server with visitors. */
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFileStorage } from '@site/delivery/file-storage'
import { createToken } from '@site/delivery/tokens'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { countedVisit } from '../support/counted-visits.ts'
import { statusOf } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'

const section = 'remote-home'
const agent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let site: Site
let token: string
let checkout: Checkout
let stableBefore: string

beforeAll(async () => {
  site = await startSite({ GUARD: 'visits=30,settle=2s', TRUST_PROXY: '1' })
  token = (await createToken(createFileStorage(site.store), section)).token
  checkout = await copyCheckout('pipeline-')
  stableBefore = (await rolloutNow()).stable
})

afterAll(async () => {
  await checkout?.remove()
  await site?.stop()
})

async function rolloutNow(): Promise<{ stable: string; canary: string | undefined }> {
  const { programs } = await statusOf(site.store)
  const found = programs.find(({ program }) => program === section)
  return { stable: found?.stable?.release ?? '', canary: found?.canary?.release }
}

/** A statement that the section's tests do not notice, at the top of a page's module. */
async function change(statement: string): Promise<void> {
  const page = join(checkout.folder, section, 'src/pages/home/home-page.tsx')
  await writeFile(page, `${await readFile(page, 'utf8')}\n${statement}\n`)
}

/** @returns what the pipeline printed and how it ended */
function runPipeline(settings: Record<string, string> = {}): Promise<{ printed: string; code: number }> {
  const { NODE_ENV: _mode, VITEST: _vitest, ...rest } = process.env
  const env = { ...rest, RELEASE_SERVER: site.admin, RELEASE_TOKEN: token, PAUSE: '20', MINUTES: '5', ...settings }
  const script = ['shared/delivery/deploy/release-section.sh', section]
  return new Promise(resolve => {
    const child = execFile('sh', script, { cwd: checkout.folder, env, maxBuffer: 2 ** 24 }, (_error, out, complaints) =>
      resolve({ printed: out + complaints, code: child.exitCode ?? -1 }),
    )
  })
}

/** Visitors come until the work is done. @param fails for whom a release fails */
async function withVisitors<T>(fails: (release: string | undefined) => boolean, work: Promise<T>): Promise<T> {
  let isDone = false
  const come = async (): Promise<void> => {
    while (!isDone) {
      const visit = await countedVisit(site.address, { agent })
      const isFailure = fails(visit.pin.sections[section]?.release)
      if (visit.nonce) await (isFailure ? visit.report('failed', section) : visit.report('ready'))
    }
  }
  const visitors = Promise.all([come(), come(), come()])
  return work.finally(() => {
    isDone = true
    return visitors
  })
}

it('a good release goes from 1 % to all visitors', async () => {
  await change("performance.mark('a good release')")
  const { printed, code } = await withVisitors(() => false, runPipeline())
  expect(printed).toMatch(/goes to 1 % of the visitors\n(?:.*\n)*.*, enough\n.*, enough\nremote-home [\da-f]{16} goes to all visitors\n/)
  expect(code).toBe(0)
  const { stable, canary } = await rolloutNow()
  expect([stable !== stableBefore, canary]).toEqual([true, undefined])
})

it('the same source again is no release', async () => {
  const { stable } = await rolloutNow()
  const { printed, code } = await runPipeline()
  expect([printed, code]).toEqual([expect.stringContaining(`${section} ${stable} is what visitors have already`), 0])
})

it('a release that breaks for visitors is taken back, and says why', async () => {
  const { stable } = await rolloutNow()
  await change("if (globalThis.navigator?.userAgent.includes('Chrome/')) throw new Error('broken for visitors')")
  const { printed, code } = await withVisitors(release => release !== stable, runPipeline())
  expect(printed).toMatch(/was taken back: \d+ of \d+ visits failed \(100\.0 %\), against 0 of /)
  expect([code, await rolloutNow()]).toEqual([1, { stable, canary: undefined }])
})

it('a release that nobody visits is taken back, however many came when it was rolled out before', async () => {
  const { stable } = await rolloutNow()
  const { printed, code } = await runPipeline({ PAUSE: '5', MINUTES: '1' })
  expect([printed, code]).toEqual([expect.stringContaining('was taken back: too few visitors came in 1 minutes'), 1])
  expect(await rolloutNow()).toEqual({ stable, canary: undefined })
})

it('what fails its own tests is never published', async () => {
  await change("throw new Error('broken at once')")
  const { code } = await runPipeline()
  expect(code).toBe(1)
  expect((await rolloutNow()).canary).toBeUndefined()
})
