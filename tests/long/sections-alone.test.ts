import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOwnTests, expectSameBuild } from '../support/built-alone.ts'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { sectionNames, siblingsOf } from '../support/releases.ts'

describe.each(sectionNames)('%s in a checkout without its siblings', name => {
  let copy: Checkout

  beforeAll(async () => {
    copy = await copyCheckout('alone-', siblingsOf(name))
  })

  afterAll(() => copy?.remove())

  it('passes its own tests', async () => {
    expect(await copy.run(name, 'npx', '--no-install', 'vitest', 'run', '--config', '../vitest.config.ts')).toMatch(/passed/)
  })

  // Of this one, builds.test.ts asks the rest.
  if (name === 'remote-booking') return

  it('builds, to the same release, byte for byte', () => expectSameBuild(copy, name))

  it('finds its own tests in its folder, and these alone', () => expectOwnTests(copy, name))
})
