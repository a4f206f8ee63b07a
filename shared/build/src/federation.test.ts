import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RemoteFolder, remoteFolder } from '../test-support/remote-folder.ts'
import { federationRemote, remoteEntryOf, withoutManifest } from './federation.ts'
import { type BrowserBuild, buildForBrowsers } from './program-build.ts'

type Container = { init: (scope: unknown) => void; get: (name: string) => Promise<() => { section: unknown }> }

let remote: RemoteFolder
let build: BrowserBuild
let container: Container

beforeAll(async () => {
  remote = await remoteFolder("import { useState } from 'react'\nexport const section = { hook: useState }\n")
  build = await buildForBrowsers({ root: remote.folder, program: 'remote-home', input: [] }, [federationRemote('remote-home')])
  const built = join(remote.folder, 'built')
  await mkdir(built)
  await writeFile(join(built, 'package.json'), '{ "type": "module" }')
  for (const { name, content } of withoutManifest('remote-home', build.files).files) await writeFile(join(built, name), content)
  container = (await import(/* @vite-ignore */ pathToFileURL(join(built, remoteEntryOf(build.chunks).fileName)).href)) as Container
})

afterAll(() => remote.remove())

const hook = () => undefined
const share = (module: unknown, version = '1.0.0') => ({ [version]: { lib: () => module } })
const others = { 'react-dom': share({}), '@site/kit/runtime': share({}) }

describe('the container of a remote', () => {
  it('refuses a host that does not share what it needs, by name', async () => {
    container.init({ react: share({}) })
    await expect(container.get('./section')).rejects.toThrow('The host shares no react-dom')
  })

  it('asks for no share before a module is wanted: a webpack host has none to give until init has ended', async () => {
    let asked = 0
    const get = async () => {
      asked++
      return () => ({ useState: hook })
    }
    container.init({ react: { '1.0.0': { get } }, ...others })
    expect(asked).toBe(0)
    expect((await container.get('./section'))().section).toEqual({ hook })
    expect(asked).toBe(1)
  })

  it('exposes nothing else', async () => {
    await expect(container.get('./anything')).rejects.toThrow('The remote exposes no ./anything')
  })

  it('carries no copy of React', () => {
    const code = build.chunks.map(chunk => chunk.code).join('\n')
    expect(code).not.toMatch(/__CLIENT_INTERNALS/)
    expect(code.length).toBeLessThan(2500)
  })

  it('is named in the manifest, with what it exposes', () => {
    const manifest = JSON.parse(new TextDecoder().decode(withoutManifest('remote-home', build.files).manifest))
    expect(manifest.metaData).toMatchObject({
      publicPath: 'auto',
      remoteEntry: { path: '../_/remote-home', name: remoteEntryOf(build.chunks).fileName },
    })
    expect(manifest.exposes).toMatchObject([{ path: './section' }])
  })
})

it('a build in which the plugin did nothing stops', async () => {
  const { chunks, files } = await buildForBrowsers(
    { root: remote.folder, program: 'remote-home', input: join(remote.folder, 'src/section.ts') },
    [],
  )
  expect(() => remoteEntryOf(chunks)).toThrow('The build has no federation entry: @module-federation/vite did nothing')
  expect(() => withoutManifest('remote-home', files)).toThrow('The build has no mf-manifest.json: @module-federation/vite made none')
})
