// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { federationRemote, remoteEntry } from './federation.ts'
import { buildForBrowsers } from './program-build.ts'

type Container = { init: (scope: unknown) => Promise<void>; get: (name: string) => Promise<() => { section: unknown }> }

let folder: string
let container: Container
let code: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-'))
  const exposed = join(folder, 'section.ts')
  await writeFile(exposed, "import { useState } from 'react'\nexport const section = { hook: useState }\n")
  const { files } = await buildForBrowsers({ root: folder, program: 'remote-home', input: remoteEntry }, [federationRemote(exposed)])
  for (const { name, content } of files)
    await writeFile(
      join(folder, name.replace(/\.js$/, '.mjs')),
      Buffer.from(content).toString().replaceAll('.js`', '.mjs`').replaceAll('.js"', '.mjs"'),
    )
  const entry = files.find(({ name }) => name.startsWith('remote-entry-'))
  code = files.map(({ content }) => Buffer.from(content).toString()).join('\n')
  container = (await import(/* @vite-ignore */ pathToFileURL(join(folder, (entry?.name ?? '').replace(/\.js$/, '.mjs'))).href)) as Container
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const hook = () => undefined
const share = (module: unknown) => ({ '1.0.0': { lib: () => module } })

describe('the container of a remote', () => {
  it('refuses a host that does not share what it needs, by name', async () => {
    await expect(container.init({ react: share({}) })).rejects.toThrow('The host shares no react-dom')
  })

  it('hands out the exposed module, which uses what the host shares', async () => {
    await container.init({ react: share({ useState: hook }), 'react-dom': share({}), '@site/kit/runtime': share({}) })
    expect((await container.get('./section'))().section).toEqual({ hook })
  })

  it('exposes nothing else', async () => {
    await expect(container.get('./anything')).rejects.toThrow('exposes ./section and not ./anything')
  })

  it('carries no copy of React', () => {
    expect(code).not.toMatch(/__CLIENT_INTERNALS/)
    expect(code.length).toBeLessThan(2500)
  })
})
