import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFileStorage } from '@site/delivery/file-storage'
import type { ProgramName, Release, SectionRelease } from '@site/delivery/release'
import { createReleaseStore, type ReleaseStore } from '@site/delivery/release-store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtVerified, restatedRelease } from '../support/altered-releases.ts'
import { refusal } from '../support/releases.ts'
import { root } from '../support/root.ts'
import { copyStore } from '../support/site.ts'

let folder: string
let store: ReleaseStore

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'))
  await copyStore(join(root, 'var/store'), join(folder, 'store'))
  store = createReleaseStore(createFileStorage(join(folder, 'store')))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('what is refused at publish, with its reason', () => {
  const publishing = async (program: ProgramName, restate: (release: Release) => object): Promise<string | undefined> => {
    const verified = await restatedRelease(program, restate)
    const reason = await refusal(store.publish(verified))
    expect((await store.list(program)).map(({ release: id }) => id)).not.toContain(verified.release.id)
    return reason?.replace(verified.release.id, 'ITSELF')
  }
  const liveId = async (program: ProgramName) => (await store.readRollout()).programs[program]?.stable

  it('is a shell that would leave a live section behind', async () => {
    const reason = await publishing('shell', shell => ({ ...shell, kit: '2.0.0' }))
    expect(reason).toMatch(/^the live remote-[a-z]+ [\da-f]{16} needs kit \^1\.\d\.0, and shell ITSELF provides 2\.0\.0$/)
  })

  it('is a section built for another React than the live shell brings', async () => {
    const { react } = (await builtVerified('shell')).release
    const reason = await publishing('remote-home', section => ({ ...section, react: '18.3' }))
    expect(reason).toBe(`remote-home ITSELF needs React 18.3, and the live shell ${await liveId('shell')} provides ${react}`)
  })

  it('is a section that takes a page of another', async () => {
    const withFaq = (section: Release): object => {
      const { pages } = section as SectionRelease
      return { ...section, pages: [...pages, { ...pages[0], path: '/faq' }] }
    }
    const reason = await publishing('remote-home', withFaq)
    expect(reason).toBe(`remote-home ITSELF claims /faq, which belongs to the live remote-resources ${await liveId('remote-resources')}`)
  })

  it('is a section that takes a public file of another', async () => {
    const path = '/data/zeroBankWhitePaper.json'
    const reason = await publishing('remote-home', section => ({ ...section, public: { [path]: Object.keys(section.files)[0] } }))
    expect(reason).toBe(`remote-home ITSELF claims ${path}, which belongs to the live remote-resources ${await liveId('remote-resources')}`)
  })
})
