/** A kit that changed, in a shell and sections that are built with it one after the other. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFileStorage } from '@site/delivery/file-storage'
import type { ProgramName } from '@site/delivery/release'
import { readReleaseFolder } from '@site/delivery/release-folder'
import { createReleaseStore, type ReleaseStore } from '@site/delivery/release-store'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kitVersion } from '../../shared/build/src/versions.ts'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { pinIn } from '../support/loads.ts'
import { builtRelease, publish, refusal } from '../support/releases.ts'
import { rolloutSeen, type Site, startSite } from '../support/site.ts'
import { arrival, barLink, visit } from '../support/visit.ts'

/** The kit's next minor version. */
const newer = kitVersion.replace(/(?<=\.)\d+(?=\.)/, minor => String(Number(minor) + 1))

let site: Site
let store: ReleaseStore
let browser: Browser
let copy: Checkout

beforeAll(async () => {
  site = await startSite()
  store = createReleaseStore(createFileStorage(site.store))
  browser = await sharedChromium()
  copy = await copyCheckout('contract-')
})

afterAll(async () => {
  await closePages()
  await site?.stop()
  await copy?.remove()
})

async function edit(file: string, change: (before: string) => string): Promise<void> {
  const before = await readFile(join(copy.folder, file), 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} is not what this test changes`)
  await writeFile(join(copy.folder, file), after)
}

const built = (program: ProgramName): string => join(copy.folder, program, 'dist/release')

/** Builds in the copy, and gives the release to everyone. @returns its id */
async function release(program: ProgramName): Promise<string> {
  await copy.build(program)
  return goLive(program)
}

/** Gives the release that was built in the copy to everyone. @returns its id */
async function goLive(program: ProgramName): Promise<string> {
  const verified = await readReleaseFolder(built(program))
  const { id } = verified.release
  await store.publish(verified)
  await store.setStable(program, id)
  await rolloutSeen()
  return id
}

/** Visits what is new by full loads, and a page of each section by navigation, and expects nothing to be said. */
async function expectSilence(program: 'shell' | 'remote-booking', id: string): Promise<void> {
  const { page, complaints, close } = await openLater(browser, { reducedMotion: 'reduce' })
  // A shell is new on every page, a section on its own.
  const loaded = program === 'shell' ? ['/', '/racial-literacy-training', '/faq', '/consultation'] : ['/consultation']
  for (const path of loaded) await visit(page, site.address + path)
  for (const [name, path] of [
    ['FAQ', '/faq'],
    ['Consultation', '/consultation'],
    ['Fees', '/fees'],
    ['Profile', '/profile'],
  ] as const) {
    await barLink(page, name).click()
    await arrival(page, path)
  }
  const pin = pinIn(await page.content())
  expect(program === 'shell' ? pin.shell : pin.sections[program]?.release).toBe(id)
  expect(complaints).toEqual([])
  await close()
}

describe('a kit that changes', () => {
  it('leaves a new section at peace with the old shell', async () => {
    await edit('shared/kit/ui/base/button.tsx', code => code.replaceAll('{children}', '<span>{children}</span>'))
    await edit('shared/kit/ui/base/button.module.css', code => `${code}\n@layer kit.parts { .button { border-radius: 3px; } }\n`)
    const id = await release('remote-booking')
    expect(id).not.toBe((await builtRelease('remote-booking')).id)
    await expectSilence('remote-booking', id)
  })

  it('keeps a section that needs what it brings from going live before the shell has it', async () => {
    await edit('shared/kit/package.json', code => code.replace(`"version": "${kitVersion}"`, `"version": "${newer}"`))
    await edit('shared/kit/runtime/kit-runtime.ts', code => `${code}\nexport const kitGreeting = (): string => 'From a newer kit.'\n`)
    await edit('remote-booking/src/pages/fees/fees-page.tsx', code =>
      code.replace('{ useReveal }', '{ kitGreeting, useReveal }').replace(/<Closing\b/, '<p>{kitGreeting()}</p>\n      <Closing'),
    )
    await copy.build('remote-booking')
    const { id } = (await readReleaseFolder(built('remote-booking'))).release
    const shell = await builtRelease('shell')
    const reason = `remote-booking ${id} needs kit ^${newer}, and the live shell ${shell.id} provides ${kitVersion}`
    expect(await refusal(publish(site.store, built('remote-booking')))).toContain(reason)
    expect((await store.list('remote-booking')).map(listed => listed.release)).not.toContain(id)
  })

  it('leaves old sections at peace with the new shell, and lets the new section follow', async () => {
    await expectSilence('shell', await release('shell'))
    const id = await goLive('remote-booking')
    const { page, complaints, close } = await openLater(browser)
    await visit(page, `${site.address}/fees`)
    expect(pinIn(await page.content()).sections['remote-booking']?.release).toBe(id)
    expect(await page.getByText('From a newer kit.').count()).toBe(1)
    expect(complaints).toEqual([])
    await close()
  })

  it('keeps the shell from going back while a live section needs the new one', async () => {
    const section = (await store.readRollout()).programs['remote-booking']?.stable
    const shell = await builtRelease('shell')
    const reason = `the live remote-booking ${section} needs kit ^${newer}, and shell ${shell.id} provides ${kitVersion}`
    expect(await refusal(store.setStable('shell', shell.id))).toBe(reason)
    expect(await refusal(store.rollback('shell'))).toBe(reason)
  })
})
