import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOwnTests, expectSameBuild } from '../support/built-alone.ts'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { siblingsOf } from '../support/releases.ts'

/** Neither a folder nor another section goes into the bytes: what is absent could not have. The other sections are asked in sections-alone.test.ts. */
describe('in another folder that lacks the other sections', () => {
  let copy: Checkout

  beforeAll(async () => {
    copy = await copyCheckout('alone-in-a-folder-with-a-longer-name-', siblingsOf('remote-booking'))
  })

  afterAll(() => copy?.remove())

  it.each(['shell', 'remote-booking'])('%s builds, to the same release, byte for byte', program => expectSameBuild(copy, program))

  it('remote-booking finds its own tests in its folder, and these alone', () => expectOwnTests(copy, 'remote-booking'))

  it('a build stops at a malformed fee, naming file, field and what was expected', async () => {
    const file = join(copy.folder, 'shared/identity/content/fees.ts')
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace('amount: 2000', "amount: '2,000'"))
    const failure = await copy.build('remote-booking').catch((error: { stderr: string }) => error.stderr)
    await writeFile(file, source)
    expect(failure).toContain('shared/identity/content/fees.ts: fees.1.amount: expected a whole number of pounds, 1 or more, got "2,000"')
  })

  it('a build stops at an identity with a malformed field, naming file, field and what was expected', async () => {
    const file = join(copy.folder, 'shared/identity/content/identity.ts')
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace(/office: '[^']+'/, "office: 'nowhere'"))
    const failure = await copy.build('remote-booking').catch((error: { stderr: string }) => error.stderr)
    await writeFile(file, source)
    expect(failure).toContain('shared/identity/content/identity.ts: emails.office: expected an e-mail address, got "nowhere"')
  })
})
