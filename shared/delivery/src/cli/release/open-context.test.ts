import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../test-support/temporary-folder.ts'
import { release, tinySection, tinyShell } from '../../../test-support/tiny-releases.ts'
import { createFileStorage } from '../../storage/file-storage.ts'
import { createReleaseStore } from '../../store/release-store.ts'
import { openContext } from './open-context.ts'

const origin = 'https://ada.example'

describe('commands work', () => {
  it('at the store in STORE, where previews begin at the address of the site', async () => {
    const folder = await temporaryFolder()
    const store = createReleaseStore(createFileStorage(folder))
    await release(store, await tinyShell())
    const { id } = await release(store, await tinySection())
    const addressWith = async (env: NodeJS.ProcessEnv) =>
      (await (await openContext(undefined, { STORE: folder, ...env }, origin)).api.preview({ program: 'remote-home', release: id })).leave
    expect(await addressWith({})).toBe('https://ada.example/preview/end')
    expect(await addressWith({ PORT: '4600' })).toBe('http://localhost:4600/preview/end')
    expect(await addressWith({ PORT: '4600', SITE: 'https://preview.example/' })).toBe('https://preview.example/preview/end')
    await expect(openContext(undefined, { STORE: folder, SITE: 'here' }, origin)).rejects.toThrow('SITE: expected the address of the site')
  })

  it('at the server that --to or RELEASE_SERVER names, which has the store', async () => {
    const env = { RELEASE_TOKEN: 'site_1_2' }
    expect((await openContext('https://admin.example', env, origin)).storage).toBeUndefined()
    expect((await openContext(undefined, { ...env, RELEASE_SERVER: 'http://localhost:4171' }, origin)).storage).toBeUndefined()
  })

  it('at a server with a token only', async () => {
    await expect(openContext('https://admin.example', {}, origin)).rejects.toThrow('RELEASE_TOKEN is missing')
  })

  it('at no store in place of a server whose address came out empty', async () => {
    await expect(openContext('', { RELEASE_SERVER: 'https://admin.example', RELEASE_TOKEN: 'site_1_2' }, origin)).rejects.toThrow(
      'expected an',
    )
  })

  it.each(['http://admin.example', 'admin.example', 'ftp://admin.example', 'http://localhost.example'])(
    'not at %s: a token is sent in clear to nobody',
    async address => {
      await expect(openContext(address, { RELEASE_TOKEN: 'site_1_2' }, origin)).rejects.toThrow('expected an https address')
    },
  )
})
