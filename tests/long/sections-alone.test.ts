/** What a program needs of the others to be tested and built: nothing. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { sectionNames, siblingsOf } from '../support/releases.ts'
import { root } from '../support/root.ts'

async function contents(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, (await readFile(join(folder, name))).toString('base64')] as const)),
  )
}

/** Builds a program of the copy, which gives the release of this checkout, byte for byte. */
async function expectSameBuild(copy: Checkout, program: string): Promise<void> {
  await copy.build(program)
  expect(await contents(join(copy.folder, program, 'dist/release'))).toEqual(await contents(join(root, program, 'dist/release')))
}

// Neither a folder nor another section goes into the bytes: what is absent could not have.
describe.each(sectionNames)('%s in a checkout without its siblings', name => {
  let copy: Checkout

  beforeAll(async () => {
    copy = await copyCheckout('alone-in-a-folder-with-a-longer-name-', siblingsOf(name))
  })

  afterAll(() => copy?.remove())

  it('finds its own tests in its folder, these alone, and passes them', async () => {
    const vitest = (...args: string[]) => copy.run(name, 'npx', '--no-install', 'vitest', ...args, '--config', '../vitest.config.ts')
    const files = (await vitest('list', '--filesOnly')).trim().split('\n')
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter(file => !/^\[\w+\] src\//.test(file))).toEqual([])
    expect(await vitest('run')).toMatch(/passed/)
  })

  it('builds, to the same release, byte for byte', () => expectSameBuild(copy, name))

  if (name !== 'remote-booking') return

  it('lets the shell be built as well, to the same release', () => expectSameBuild(copy, 'shell'))

  it('stops a build at a malformed fee, naming file, field and what was expected', async () => {
    const file = join(copy.folder, 'shared/identity/content/fees.ts')
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace('amount: 2000', "amount: '2,000'"))
    const failure = await copy.build('remote-booking').catch((error: { stderr: string }) => error.stderr)
    await writeFile(file, source)
    expect(failure).toContain('shared/identity/content/fees.ts: fees.1.amount: expected a whole number of pounds, 1 or more, got "2,000"')
  })

  it('stops a build at an identity with a malformed field, naming file, field and what was expected', async () => {
    const file = join(copy.folder, 'shared/identity/content/identity.ts')
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace(/office: '[^']+'/, "office: 'nowhere'"))
    const failure = await copy.build('remote-booking').catch((error: { stderr: string }) => error.stderr)
    await writeFile(file, source)
    expect(failure).toContain('shared/identity/content/identity.ts: emails.office: expected an e-mail address, got "nowhere"')
  })
})
