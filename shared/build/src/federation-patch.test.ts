/** Holds the plugin's patch against the plugin as it is published: what upstream has mended by itself is to be dropped here. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { federation } from '@module-federation/vite'
import type { Plugin } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repositoryRoot } from '../sections.mjs'
import { type RemoteFolder, remoteFolder } from '../test-support/remote-folder.ts'
import { federationOptions, federationRemote } from './federation.ts'
import { type BrowserBuild, buildForBrowsers, type Program } from './program-build.ts'

const patches = join(repositoryRoot, 'patches')
const installed = realpathSync(join(repositoryRoot, 'shared/build/node_modules/@module-federation/vite'))
const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string }
const patchFile = `@module-federation__vite@${version}.patch`

let remote: RemoteFolder
let published: string
let plain: BrowserBuild
let patched: BrowserBuild

/** The plugin as published takes a program for read when it hears of no module for 10 ms, which a busy machine can take: one holds it that comes last. */
function lateModule(): Plugin {
  let parsedAt = 0
  return {
    name: 'late-module',
    moduleParsed() {
      parsedAt = performance.now()
    },
    resolveId: id => (id === 'late-module' ? id : undefined),
    async load(id) {
      if (id !== 'late-module') return
      do await setTimeout(100)
      while (performance.now() - parsedAt < 500)
      return 'export {}'
    },
  }
}

/** The kit's own parts import its runtime, which is shared. */
const source =
  "import 'late-module'\nimport { MotionToggle } from '@site/kit/ui/motion/motion-toggle'\nexport const section = { MotionToggle }\n"

/** @returns the plugin without the patch */
async function publishedPlugin(): Promise<typeof federation> {
  published = mkdtempSync(join(tmpdir(), 'plugin-'))
  for (const part of ['lib', 'package.json']) cpSync(join(installed, part), join(published, part), { recursive: true })
  symlinkSync(dirname(dirname(installed)), join(published, 'node_modules'))
  execFileSync('git', ['apply', '--reverse', join(patches, patchFile)], { cwd: published })
  return (await import(/* @vite-ignore */ pathToFileURL(join(published, 'lib/index.js')).href)).federation
}

beforeAll(async () => {
  expect(
    readdirSync(patches),
    `@module-federation/vite is ${version} and patches/ holds no ${patchFile}: rename the patch, install, and see what this test calls needless`,
  ).toContain(patchFile)
  remote = await remoteFolder(source)
  const program: Program = { root: remote.folder, program: 'remote-home', input: [] }
  patched = await buildForBrowsers(program, [lateModule(), federationRemote('remote-home')])
  const plugin = await publishedPlugin()
  plain = await buildForBrowsers(program, [lateModule(), plugin(federationOptions('remote-home'))])
}, 60_000)

afterAll(async () => {
  rmSync(published, { recursive: true, force: true })
  await remote.remove()
})

const ownKitRuntime = ({ chunks }: BrowserBuild): string[] =>
  chunks.flatMap(({ moduleIds }) => moduleIds).filter(id => id.includes('shared/kit/runtime/'))

/** Brotli bytes. */
const weightOf = ({ chunks }: BrowserBuild): number => chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)

it('change 1 of the patch keeps a second kit runtime out of the kit’s own parts, and is still needed', () => {
  expect(ownKitRuntime(patched), `The patch no longer works with @module-federation/vite ${version}`).toEqual([])
  expect(
    ownKitRuntime(plain),
    `@module-federation/vite ${version} makes no second copy of a singleton by itself: drop change 1 from patches/${patchFile}`,
  ).not.toEqual([])
})

it('change 2 of the patch spares each remote a federation runtime, and is still needed', () => {
  expect(weightOf(patched), `The patch no longer works with @module-federation/vite ${version}`).toBeLessThan(5_000)
  expect(
    weightOf(plain) - weightOf(patched),
    `A remote by @module-federation/vite ${version} is as light by itself: drop change 2 from patches/${patchFile}`,
  ).toBeGreaterThan(2_000)
})
