import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { root } from './support/root.ts'

const run = promisify(execFile)

/** Lints `source` as if it stood in `folder`; resolves to what the linter says, empty when it is content. */
async function lint(folder: string, source: string): Promise<string> {
  const directory = await mkdtemp(join(root, folder, 'boundary-'))
  const file = join(directory, 'probe.ts')
  try {
    await writeFile(file, source)
    await run(join(root, 'node_modules/.bin/biome'), ['lint', '--only=style/noRestrictedImports', '--only=plugin', file], { cwd: root })
    return ''
  } catch (error) {
    return String((error as { stderr?: string }).stderr)
  } finally {
    await rm(directory, { recursive: true })
  }
}

describe('the boundaries between programs', () => {
  it.each([
    ['remote-home/src', '@site/remote-booking/section'],
    ['remote-home/src', '../../../remote-booking/src/section.ts'],
    ['remote-services/src', '@site/shell'],
    ['remote-services/src', '@site/delivery/release'],
    ['remote-resources/src', 'react-router-dom'],
    ['remote-booking/src', 'gsap'],
    ['remote-booking/src', 'zustand'],
    ['shell/src', '@site/remote-home/section'],
    ['shared/kit/ui', '@site/delivery/release'],
    ['shared/delivery/src', 'react'],
    ['shared/status/src', '@site/delivery/release-store'],
    ['remote-home/src', '@site/studio'],
    ['shell/src', '@site/studio'],
    ['shared/kit/ui', '../../studio/src/drawing.ts'],
    ['shared/media/maps', '../../studio/src/drawing.ts'],
    ['shared/build/src', '@site/studio'],
    ['shared/build/src', '../../studio/src/drawing.ts'],
    ['shared/delivery/src', '@site/studio'],
    ['shared/status/src', '@site/studio'],
  ])('in %s refuse an import of %s', async (folder, specifier) => {
    expect(await lint(folder, `export * from '${specifier}'\n`)).toContain('noRestrictedImports')
  })

  it('let a section import the kit and the identity', async () => {
    expect(await lint('remote-home/src', "export * from '@site/identity'\nexport * from '@site/kit/runtime'\n")).toBe('')
  })
})

describe('the rooms of delivery', () => {
  const rooms = 'storage release store http compose site canary booking management admin platforms cli'.split(' ')

  it('are all that its src holds, beside a README', async () => {
    const src = await readdir(join(root, 'shared/delivery/src'))
    expect(src.filter(name => name !== 'README.md').sort()).toEqual(rooms.toSorted())
  })

  it.each([
    ['storage', '../../release/release.ts'],
    ['store', '../../http/resource.ts'],
    ['http', '../../store/rollout.ts', 'allowed'],
    ['site', '../../booking/booking.ts'],
    ['admin', '../../platforms/node/settings.ts'],
    ['platforms', '../../cli/outbox-command.ts'],
    ['cli', '../../platforms/node/settings.ts', 'allowed'],
  ])('%s and an import of %s', async (room, specifier, verdict = 'refused') => {
    const complaint = expect.stringContaining('A room of delivery imports only rooms before it')
    for (const source of [`export * from '${specifier}'\n`, `export const load = () => import('${specifier}')\n`])
      expect(await lint(`shared/delivery/src/${room}`, source)).toEqual(verdict === 'refused' ? complaint : '')
  })
})
