// @vitest-environment node
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { picturesPlugin } from './pictures-plugin.ts'

const media = new URL('../../media/pictures/', import.meta.url)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Builds a picture of this name that lies beside these variants. */
async function build(name: string, variants: readonly string[]): Promise<unknown> {
  await copyFile(new URL('contact-3.webp', media), join(folder, `${name}.webp`))
  for (const variant of variants) await copyFile(new URL('contact-3-640.avif', media), join(folder, `${name}-${variant}.avif`))
  const { load } = picturesPlugin() as Plugin & { load: (this: unknown, id: string) => Promise<unknown> }
  return load.call({ environment: { mode: 'dev', config: { base: '/' } } }, `${join(folder, name)}.webp?picture&for=page.ts`)
}

it('refuses a picture of which nobody said where faces and hands are', async () => {
  await expect(build('nobody', ['640'])).rejects.toThrow('nobody: shared/media/subjects.ts says nothing of this picture')
})

it('takes a picture of which all is said, and refuses an upright framing of which it is not', async () => {
  expect(await build('contact-3', ['640'])).toContain("tint: 'tint-contact-3'")
  await expect(build('contact-3', ['640', 'portrait-480'])).rejects.toThrow(
    'contact-3: shared/media/subjects.ts says nothing of its upright',
  )
})
