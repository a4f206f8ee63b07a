import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium, openPage, pageHydrated } from '../support/browser.ts'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { publish, sectionNames, siblingsOf } from '../support/releases.ts'
import { root } from '../support/root.ts'
import { startSite } from '../support/site.ts'

async function contents(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, (await readFile(join(folder, name))).toString('base64')] as const)),
  )
}

describe('a build', () => {
  let copy: Checkout

  beforeAll(async () => {
    copy = await copyCheckout('another-folder-with-a-longer-name-')
  })

  afterAll(() => copy?.remove())

  it('of the shell in another folder gives the same release, byte for byte', async () => {
    await copy.build('shell')
    expect(await contents(join(copy.folder, 'shell/dist/release'))).toEqual(await contents(join(root, 'shell/dist/release')))
  })

  it('stops at a malformed fee, naming file, field and what was expected', async () => {
    const file = join(copy.folder, 'shared/identity/content/fees.ts')
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace('amount: 2000', "amount: '2,000'"))
    const failure = await copy.build('remote-booking').catch((error: { stderr: string }) => error.stderr)
    await writeFile(file, source)
    expect(failure).toContain('shared/identity/content/fees.ts: fees.1.amount: expected a whole number of pounds, 1 or more, got "2,000"')
  })

  it('stops at an identity with a malformed field, naming file, field and what was expected', async () => {
    const file = join(copy.folder, 'shared/identity/content/identity.ts')
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace(/office: '[^']+'/, "office: 'nowhere'"))
    const failure = await copy.build('remote-booking').catch((error: { stderr: string }) => error.stderr)
    await writeFile(file, source)
    expect(failure).toContain('shared/identity/content/identity.ts: emails.office: expected an e-mail address, got "nowhere"')
  })
})

/** Neither a folder nor another section goes into its bytes: what is absent could not have. */
describe.each(sectionNames)('%s without its siblings, in another folder', name => {
  let copy: Checkout

  beforeAll(async () => {
    copy = await copyCheckout('alone-in-a-folder-with-a-longer-name-', siblingsOf(name))
  })

  afterAll(() => copy?.remove())

  it('builds, to the same release, byte for byte', async () => {
    await copy.build(name)
    expect(await contents(join(copy.folder, name, 'dist/release'))).toEqual(await contents(join(root, name, 'dist/release')))
  })

  it('finds its own tests in its folder, and these alone', async () => {
    const found = await copy.run(name, 'npx', '--no-install', 'vitest', 'list', '--filesOnly', '--config', '../vitest.config.ts')
    const files = found.trim().split('\n')
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter(file => !/^\[\w+\] src\//.test(file))).toEqual([])
  })
})

describe('a changed kit component', () => {
  it('breaks no section that was not built again', async () => {
    const copy = await copyCheckout('new-kit-')
    const site = await startSite()
    const browser = await launchChromium()
    try {
      const styles = join(copy.folder, 'shared/kit/ui/base/button.module.css')
      await writeFile(styles, `${await readFile(styles, 'utf8')}\n@layer kit.parts { .button { border-radius: 3px; } }\n`)
      const markup = join(copy.folder, 'shared/kit/ui/base/button.tsx')
      await writeFile(markup, (await readFile(markup, 'utf8')).replace('{children}', '<span>{children}</span>'))
      await copy.build('remote-services')
      await publish(site.store, join(copy.folder, 'remote-services/dist/release'))
      await new Promise(resolve => setTimeout(resolve, 600))
      for (const path of ['/racial-literacy-training', '/faq', '/consultation', '/whitepapers']) {
        const watched = await openPage(browser, { reducedMotion: 'reduce' })
        await watched.page.goto(site.address + path)
        await pageHydrated(watched.page)
        expect(watched.complaints, path).toEqual([])
        await watched.close()
      }
    } finally {
      await browser.close()
      await site.stop()
      await copy.remove()
    }
  })
})
