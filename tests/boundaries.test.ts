import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from './support/root.ts'

const run = promisify(execFile)

/** A folder, and what a module in it imports. */
const refusedImports = [
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
] as const

const sectionImports = ['remote-home/src', "export * from '@site/identity'\nexport * from '@site/kit/runtime'\n"] as const

/** A room, what a module in it imports, and the verdict. */
const roomImports = [
  ['storage', '../../release/release.ts', 'refused'],
  ['store', '../../http/resource.ts', 'refused'],
  ['http', '../../store/rollout.ts', 'allowed'],
  ['site', '../../booking/booking.ts', 'refused'],
  ['admin', '../../platforms/node/settings.ts', 'refused'],
  ['platforms', '../../cli/outbox-command.ts', 'refused'],
  ['cli', '../../platforms/node/settings.ts', 'allowed'],
] as const

const exportOf = (specifier: string): string => `export * from '${specifier}'\n`
const inRoom = (room: string): string => `shared/delivery/src/${room}`
const waysToImport = (specifier: string): string[] => [exportOf(specifier), `export const load = () => import('${specifier}')\n`]

/** The file that held a source in a folder. */
const probes = new Map<string, string>()
/** What the linter says of all of them, a complaint a line. */
let complaints: string[]

async function probe(folder: string, source: string): Promise<void> {
  const file = join(await mkdtemp(join(root, folder, 'boundary-')), 'probe.ts')
  probes.set(`${folder} ${source}`, file)
  await writeFile(file, source)
}

async function lint(files: Iterable<string>): Promise<string[]> {
  const command = ['lint', '--only=style/noRestrictedImports', '--only=plugin', '--reporter=github', '--max-diagnostics=none']
  const done = run(join(root, 'node_modules/.bin/biome'), [...command, ...files], { cwd: root })
  // It fails, for there is something to refuse.
  const { stdout } = await done.catch((error: { stdout: string }) => error)
  return stdout.split('\n').filter(line => line.startsWith('::error'))
}

/** What the linter says of `source` in `folder`, empty when it is content. */
function complaintsAbout(folder: string, source: string): string {
  const file = probes.get(`${folder} ${source}`)
  if (!file) throw new Error(`No probe in ${folder} has ${JSON.stringify(source)}`)
  return complaints.filter(complaint => complaint.includes(`file=${file},`)).join('\n')
}

beforeAll(async () => {
  try {
    for (const [folder, specifier] of refusedImports) await probe(folder, exportOf(specifier))
    await probe(...sectionImports)
    for (const [room, specifier] of roomImports) for (const source of waysToImport(specifier)) await probe(inRoom(room), source)
    complaints = await lint(probes.values())
  } finally {
    await Promise.all([...probes.values()].map(file => rm(dirname(file), { recursive: true })))
  }
})

describe('the boundaries between programs', () => {
  it.each(refusedImports)('in %s refuse an import of %s', (folder, specifier) => {
    expect(complaintsAbout(folder, exportOf(specifier))).toContain('noRestrictedImports')
  })

  it('let a section import the kit and the identity', () => {
    expect(complaintsAbout(...sectionImports)).toBe('')
  })
})

describe('the rooms of delivery', () => {
  const rooms = 'storage release store http compose site canary booking management admin platforms cli'.split(' ')

  it('are all that its src holds, beside a README', async () => {
    const src = await readdir(join(root, 'shared/delivery/src'))
    expect(src.filter(name => name !== 'README.md').sort()).toEqual(rooms.toSorted())
  })

  it.each(roomImports)('%s and an import of %s: %s', (room, specifier, verdict) => {
    const complaint = expect.stringContaining('A room of delivery imports only rooms before it')
    for (const source of waysToImport(specifier))
      expect(complaintsAbout(inRoom(room), source)).toEqual(verdict === 'refused' ? complaint : '')
  })
})
