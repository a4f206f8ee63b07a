import { expect, it } from 'vitest'
import { copyCheckout } from '../support/checkout.ts'
import { sectionNames, siblingsOf } from '../support/releases.ts'

it.each(sectionNames)('%s passes its own tests in a checkout without its siblings', async name => {
  const copy = await copyCheckout('alone-', siblingsOf(name))
  try {
    expect(await copy.run(name, 'npx', '--no-install', 'vitest', 'run', '--config', '../vitest.config.ts')).toMatch(/passed/)
  } finally {
    await copy.remove()
  }
})
