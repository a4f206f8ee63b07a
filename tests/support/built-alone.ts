/** What a section's build makes in a checkout that has no other section. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Checkout } from './checkout.ts'
import { root } from './root.ts'

async function contents(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, (await readFile(join(folder, name))).toString('base64')] as const)),
  )
}

/** Builds a program of the copy, which gives the release of this checkout, byte for byte. */
export async function expectSameBuild(copy: Checkout, program: string): Promise<void> {
  await copy.build(program)
  expect(await contents(join(copy.folder, program, 'dist/release'))).toEqual(await contents(join(root, program, 'dist/release')))
}

/** What its folder finds are its own tests, and these alone. */
export async function expectOwnTests(copy: Checkout, section: string): Promise<void> {
  const found = await copy.run(section, 'npx', '--no-install', 'vitest', 'list', '--filesOnly', '--config', '../vitest.config.ts')
  const files = found.trim().split('\n')
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter(file => !/^\[\w+\] src\//.test(file))).toEqual([])
}
