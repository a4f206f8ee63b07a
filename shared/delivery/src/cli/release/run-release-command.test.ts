import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it, test, vi } from 'vitest'
import { tinySection, tinyShell, tinySite } from '../../../test-support/tiny-releases.ts'
import { snapshotKey } from '../../canary/canary-snapshot.ts'
import { createLocalReleaseApi } from '../../management/local-release-api.ts'
import { rolloutKey } from '../../store/keys.ts'
import type { ReleaseStore } from '../../store/release-store.ts'
import type { CommandContext } from './command.ts'
import { runReleaseCommand } from './run-release-command.ts'

const program = 'remote-home'
const id = expect.stringMatching(/^[\da-f]{16}$/)
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

const placeAt = (store: ReleaseStore): CommandContext => ({
  api: createLocalReleaseApi({ store, origin: 'https://ada.example' }),
  storage: store.storage,
  place: '/srv/store',
})

async function release(store: ReleaseStore, ...args: string[]) {
  let out = ''
  let error = ''
  const code = await runReleaseCommand(args, () => placeAt(store), {
    out: text => {
      out += text
    },
    error: text => {
      error += text
    },
  })
  return { code, out, error }
}

/** What the command prints for programs; it has to succeed. */
async function json(store: ReleaseStore, ...args: string[]): Promise<unknown> {
  const { code, out, error } = await release(store, ...args, '--json')
  expect([code, error]).toEqual([0, ''])
  return JSON.parse(out)
}

/** A shell and a section that are stable, and a second release of the section that nobody gets. */
async function site() {
  const { store, folder } = await tinySite([await tinyShell(), await tinySection()])
  const published = await release(store, 'publish', '--from', await tinySection({ mark: '2' }))
  const second = /[\da-f]{16}/.exec(published.out)?.[0] ?? ''
  const first = (await store.readRollout()).programs[program]?.stable ?? ''
  return { store, folder, first, second }
}

describe('check', () => {
  const built = async () => {
    const folder = await tinySection({ mark: '2' })
    const { store } = await tinySite([await tinyShell(), folder])
    const [{ release: named = '' } = {}] = await store.list(program)
    const file = Object.entries((await store.readRelease(program, named)).files).find(([, { type }]) => type.startsWith('text/javascript'))
    return { store, folder, named, file: file?.[0] ?? '', key: `files/${program}/${file?.[0]}` }
  }

  it('reads every file, and finds them as they were published', async () => {
    const { store } = await built()
    expect(await json(store, 'check')).toEqual({ releases: 2 })
  })

  it.each(['', '.br', '.gz'])(
    'tells of a file whose bytes changed on the disk (%s), and --clear lets it be published again',
    async suffix => {
      const { store, folder, named, file, key } = await built()
      // As the store has of larger files.
      await store.storage.write(`${key}.br`, brotliCompressSync((await store.storage.read(key))?.bytes ?? ''))
      await store.storage.write(`${key}.gz`, gzipSync((await store.storage.read(key))?.bytes ?? ''))
      expect((await release(store, 'check')).code).toBe(0)
      const bytes = Uint8Array.from((await store.storage.read(key + suffix))?.bytes ?? [])
      bytes[bytes.length >> 1] = ~(bytes[bytes.length >> 1] ?? 0)
      await store.storage.write(key + suffix, bytes)
      const damaged = `${program} ${named}: ${file}${suffix} is damaged\n`
      expect(await release(store, 'check')).toEqual({ code: 1, out: '', error: damaged })
      expect(await release(store, 'check', '--clear')).toEqual({ code: 1, out: '', error: damaged })
      expect((await release(store, 'check')).error).toBe(`${program} ${named}: ${file} is missing\n`)
      await release(store, 'publish', '--from', folder)
      expect((await release(store, 'check')).code).toBe(0)
    },
  )

  it('believes nothing of a manifest that changed on the disk: its files stay, and publishing mends it', async () => {
    const { store, folder, named, key } = await built()
    const manifest = `releases/${program}/${named}.json`
    const said = new TextDecoder().decode((await store.storage.read(manifest))?.bytes)
    await store.storage.write(manifest, new TextEncoder().encode(said.replaceAll('sha256-', 'sha256-A').replaceAll('="', '"')))
    const damaged = { code: 1, out: '', error: `${program} ${named}: its manifest is damaged\n` }
    expect(await release(store, 'check', '--clear')).toEqual(damaged)
    expect(await store.storage.stat(key)).toBeDefined()
    expect(await release(store, 'publish', '--from', folder)).toMatchObject({ code: 0, error: '' })
    expect((await release(store, 'check')).error).toBe('')
  })

  it('takes no manifest for damaged that the disk does not give at the moment, and reads on', async () => {
    const { store, named } = await built()
    const manifest = `releases/${program}/${named}.json`
    const [altered = ''] = await store.storage.list('files/shell')
    await store.storage.write(`files/shell/${altered}`, new TextEncoder().encode('altered'))
    const read: typeof store.storage.read = async key => {
      if (key === manifest) throw new Error(`${key} cannot be read: the disk reports an error (EIO)`)
      return store.storage.read(key)
    }
    const { error } = await release({ ...store, storage: { ...store.storage, read } }, 'check', '--clear')
    expect(error).toContain('the disk reports an error (EIO)')
    expect(error).toContain(`${altered} is damaged`)
    expect(await store.storage.stat(manifest)).toBeDefined()
  })

  it('names a lease that is malformed, for which nothing can be pruned', async () => {
    const { store } = await built()
    await store.storage.write('publishing/remote-home.x.y.json', new TextEncoder().encode('{'))
    expect((await release(store, 'check')).error).toContain('publishing/remote-home.x.y.json')
  })

  it('reads the pin, which browsers that go on from an older page ask for', async () => {
    const { store, folder, named } = await built()
    await store.storage.write(`files/${program}/pin-${named}.json`, new TextEncoder().encode('{'))
    expect((await release(store, 'check', '--clear')).error).toBe(`${program} ${named}: pin-${named}.json is damaged\n`)
    await release(store, 'publish', '--from', folder)
    expect((await release(store, 'check')).code).toBe(0)
  })

  it('names a release that visitors get and that has no manifest any more', async () => {
    const { store, named } = await built()
    await store.storage.delete(`releases/${program}/${named}.json`)
    expect(await release(store, 'check')).toEqual({
      code: 1,
      out: '',
      error: `${program} ${named} has lost its manifest: publish it again\n`,
    })
  })

  it('names a rollout that is gone', async () => {
    const { store } = await built()
    await store.storage.delete(rolloutKey)
    expect(await release(store, 'check')).toEqual({ code: 1, out: '', error: 'rollout.json is missing\n' })
  })

  it('names each file of the store that is malformed, after the other', async () => {
    const { store, named, file, key } = await built()
    for (const name of [rolloutKey, 'tokens.json', 'secrets.json']) await store.storage.write(name, new TextEncoder().encode('{'))
    await store.storage.delete(key)
    const { code, error } = await release(store, 'check')
    expect([code, error.split('\n')]).toEqual([
      1,
      [
        expect.stringMatching(/^rollout\.json: expected JSON/),
        'tokens.json: expected JSON',
        'secrets.json: expected JSON',
        `${program} ${named}: ${file} is missing`,
        '',
      ],
    ])
  })

  it('fails where the store holds no release, names its folder, and makes nothing', async () => {
    const { store } = await tinySite([])
    expect(await release(store, 'check')).toEqual({
      code: 1,
      out: '',
      error: 'rollout.json is missing\nThe store /srv/store holds no release\n',
    })
    expect(await store.storage.stat('secrets.json')).toBeUndefined()
  })
})

describe('publish', () => {
  it('stores a release that nobody gets yet, and says what was new', async () => {
    const { store } = await tinySite([await tinySection()])
    const { code, out } = await release(store, 'publish', '--from', await tinySection({ mark: '2' }))
    expect([code, out]).toEqual([0, expect.stringMatching(/^remote-home [\da-f]{16}: published, 2 new files, \d+ B\n$/)])
    expect((await store.list(program)).map(({ state }) => state).sort()).toEqual(['kept', 'stable'])
  })

  it('of the same again changes nothing and says so', async () => {
    const { store } = await tinySite([])
    const folder = await tinySection()
    await release(store, 'publish', '--from', folder)
    const before = await store.storage.stat(rolloutKey)
    const { out } = await release(store, 'publish', program, '--from', folder)
    expect(out).toMatch(/^remote-home [\da-f]{16}: was published before, nothing changed\n$/)
    expect(await store.storage.stat(rolloutKey)).toEqual(before)
  })

  it('--stable gives it to all visitors', async () => {
    const { store } = await tinySite([])
    const done = (await json(store, 'publish', '--from', await tinySection(), '--stable')) as { release: string }
    expect(done).toEqual({
      program,
      release: id,
      added: true,
      uploaded: expect.arrayContaining(['page.js']),
      bytes: expect.any(Number),
      stable: true,
    })
    expect((await store.readRollout()).programs[program]?.stable).toBe(done.release)
  })

  it.each([
    [['publish', '--from', 'guest']],
    [['publish', '--from=guest']],
    [['--to', 'http://localhost:4171', 'publish', '--from', 'guest']],
  ])('of a folder packs what another tool built: %j', async args => {
    const { store } = await site()
    const packed = await tinySection({ mark: '3' })
    const pack = vi.fn(async () => packed)
    const said = vi.fn()
    await runReleaseCommand(args, () => ({ ...placeAt(store), builder: { build: vi.fn(), pack } }), { out: said, error: said })
    expect(pack).toHaveBeenCalledExactlyOnceWith('guest')
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(': published, '))
  })

  it('of a section builds it, where there is a build', async () => {
    const { store } = await tinySite([await tinyShell()])
    const built = await tinySection()
    const build = vi.fn(async () => built)
    const said: string[] = []
    const say = (text: string) => void said.push(text)
    const run = (...args: string[]) =>
      runReleaseCommand(args, () => ({ ...placeAt(store), builder: { build, pack: async folder => folder } }), { out: say, error: say })
    expect([await run('publish', program, '--help'), await run('publish', '--from', built)]).toEqual([0, 0])
    expect(build).not.toHaveBeenCalled()
    expect(await run('publish', program)).toBe(0)
    expect([build.mock.calls, said.at(-1)]).toEqual([[[program]], expect.stringContaining(': was published before')])
    build.mockRejectedValue(new Error('There is no remote-home in this checkout'))
    expect(await run('publish', program, '--json')).toBe(1)
    expect(said.at(-1)).toBe('{"error":"There is no remote-home in this checkout"}\n')
  })

  it('of a release that is not that of the section, not whole, or that takes a page of another section, is refused', async () => {
    const { store } = await tinySite([await tinyShell(), await tinySection()])
    const folder = await tinySection({ mark: '2' })
    expect(await release(store, 'publish', 'shell', '--from', folder)).toMatchObject({
      code: 1,
      error: `${folder} holds a release of remote-home: expected one of shell\n`,
    })
    await rm(join(folder, 'page.js'))
    expect((await release(store, 'publish', '--from', folder)).error).toMatch(/^remote-home [\da-f]{16}: page\.js is missing\n$/)
    const other = await release(store, 'publish', '--from', await tinySection({ name: 'remote-other' }))
    expect([other.code, other.error]).toEqual([1, expect.stringContaining('claims /, which belongs to the live remote-home')])
    expect((await release(store, 'publish', '--from', '/nowhere')).error).toBe('/nowhere holds no release: release.json cannot be read\n')
  })
})

describe('rollout, promote and rollback', () => {
  it('give a release to a percentage, then to all, and take it back', async () => {
    const { store, first, second } = await site()
    expect((await release(store, 'rollout', program, second.slice(0, 6), '0.01')).out).toBe(
      `remote-home: ${first} is stable; ${second} goes to 0.01 % of the visitors\n`,
    )
    expect(await json(store, 'rollout', program, 'canary', '99.99%')).toEqual({
      program,
      stable: first,
      canary: { release: second, weight: 9999, since: time },
    })
    expect(await json(store, 'promote', program)).toEqual({ program, stable: second, previous: first })
    await release(store, 'rollout', program, first, '10')
    expect((await release(store, 'diff', program, 'stable', 'previous')).code).toBe(0)
    await release(store, 'rollback', program, 'canary')
    expect((await release(store, 'rollback', program)).out).toBe(`remote-home: ${second} was taken back; ${first} is stable\n`)
    expect(await json(store, 'promote', program, second)).toMatchObject({ stable: second })
  })

  it('take back the release that is named, and not what was made stable after it', async () => {
    const { store, second } = await site()
    const { release: hotfix } = (await json(store, 'publish', '--from', await tinySection({ mark: 'hotfix' }))) as { release: string }
    await release(store, 'rollout', program, second, '1')
    await release(store, 'promote', program, hotfix)
    expect((await release(store, 'rollback', program, second)).out).toBe(`remote-home: ${second} was taken back; ${hotfix} is stable\n`)
    expect((await release(store, 'rollback', program, second)).error).toBe(
      `remote-home has changed meanwhile: ${hotfix} came last, and not ${second}\n`,
    )
  })

  it('say why something cannot be', async () => {
    const { store, first, second } = await site()
    expect((await release(store, 'promote', program)).error).toBe(
      'remote-home has no canary to promote: roll a release out first, or name the release\n',
    )
    expect((await release(store, 'rollback', program)).error).toBe(`remote-home has no release before ${first} to return to\n`)
    expect((await release(store, 'rollout', program, 'stable', '1')).error).toBe(
      `remote-home ${first} is stable already: everyone gets it\n`,
    )
    await release(store, 'rollout', program, second, '1')
    const third = (await json(store, 'publish', '--from', await tinySection({ mark: '3' }))) as { release: string }
    const refused = await release(store, 'rollout', program, third.release, '1')
    expect([refused.code, refused.error]).toEqual([1, expect.stringContaining(`is rolling out ${second} to 1 %`)])
  })

  it.each(['101', '-', '1.001', 'half', '1e1'])('take no %s for a percentage', async percent => {
    const { store, second } = await site()
    const { code, error } = await release(store, 'rollout', program, second, percent)
    expect([code, error]).toEqual([2, expect.stringContaining('expected a percentage from 0 to 100 in steps of 0.01, got')])
  })
})

describe('a release', () => {
  it('is named by its first digits, where no other begins so', async () => {
    const { store } = await site()
    const ids = (await store.list(program)).map(({ release: each }) => each)
    const alike = `${ids[0]!.slice(0, 6)}0000000000`
    await store.storage.write(`releases/${program}/${alike}.json`, new TextEncoder().encode('{}'))
    const ambiguous = await release(store, 'preview', program, ids[0]!.slice(0, 6))
    expect([ambiguous.code, ambiguous.error]).toEqual([1, expect.stringContaining('2 releases begin so: ')])
    expect((await release(store, 'preview', program, 'ffffffff')).error).toBe('remote-home: ffffffff: no release in the store begins so\n')
    expect((await release(store, 'preview', program, 'canary')).error).toBe('remote-home has no canary release\n')
  })

  it.each(['abc', 'newest', 'ABCDEF', '0123456789abcdef0'])('is not named by %s', async text => {
    const { store } = await tinySite([])
    const { code, error } = await release(store, 'preview', program, text)
    expect([code, error]).toEqual([
      2,
      expect.stringContaining(`expected a release id, its first digits (at least 4), stable, canary, previous, got "${text}"`),
    ])
  })
})

describe('list, history and status', () => {
  it('tell which release is what, and what was done', async () => {
    const { store, first, second } = await site()
    await release(store, 'rollout', program, second, '12.5')
    const listed = await json(store, 'list', program)
    expect(listed).toHaveLength(2)
    expect(listed).toContainEqual({ program, release: first, state: 'stable', published: time })
    expect((await release(store, 'list')).out.split('\n')[0]).toBe('PROGRAM      RELEASE           STATE   PUBLISHED')
    expect((await json(store, 'history', program)) as unknown[]).toContainEqual({
      program,
      action: 'rollout',
      release: second,
      at: time,
      weight: 1250,
    })
    expect((await release(store, 'history')).out).toMatch(new RegExp(`${program}\\s+${second}\\s+rollout to 12.5 %`))
    expect((await release(store, 'status')).out.split('\n').map(line => line.trim().split(/\s{2,}/))).toEqual([
      ['PROGRAM', 'STATE', 'RELEASE', 'WEIGHT'],
      ['shell', 'stable', id, '100 %'],
      [program, 'stable', first, '87.5 %'],
      ['canary', second, '12.5 %'],
      [''],
    ])
  })

  it('say how each release does, and why one was stopped', async () => {
    const { store, first, second } = await site()
    const counts = { visits: 1000, ready: 990, failed: 12, errors: 3, vitals: { lcp: 1234.5, cls: 0.01 }, bins: {} }
    const counted = { at: '2025-06-01T12:00:00.000Z', programs: { [program]: { [first]: counts } } }
    await store.storage.write(snapshotKey, new TextEncoder().encode(JSON.stringify(counted)))
    await release(store, 'rollout', program, second, '10')
    await store.stop(program, second, '31 % of its visits failed')
    const { out } = await release(store, 'status')
    expect(out).toMatch(new RegExp(`${program}\\s+stable\\s+${first}\\s+100 %\\s+1000\\s+1.20 %\\s+1235 ms\\s+0.010`))
    expect(out).toContain(`\n\n${program} ${second} was stopped: 31 % of its visits failed\n`)
  })

  it('of a token name what it may be for', async () => {
    const { store } = await tinySite([])
    expect((await release(store, 'token', 'create', 'foo')).error).toMatch(
      /^expected all, shell, or the name of a section such as remote-home, got "foo"\n/,
    )
  })

  it('have words for an empty store', async () => {
    const { store } = await tinySite([])
    expect((await release(store, 'list')).out).toBe('The store /srv/store holds no release.\n')
    expect((await release(store, 'list', program)).out).toBe('The store /srv/store holds no release of remote-home.\n')
    expect((await release(store, 'history')).out).toBe('Nothing was done yet.\n')
    expect((await release(store, 'status')).out).toBe('The store /srv/store holds no release.\n')
    expect((await release(store, 'prune')).out).toBe('There is nothing to delete.\n')
    expect((await release(store, 'token', 'list')).out).toBe('There is no token.\n')
    for (const command of ['list', 'status']) {
      const missing = { ...placeAt(store), isMissing: true }
      const error = vi.fn()
      expect(await runReleaseCommand([command], () => missing, { out: vi.fn(), error })).toBe(1)
      expect(error).toHaveBeenCalledWith('STORE: there is no folder /srv/store that can be read\n')
    }
  })
})

describe('diff', () => {
  it('compares two releases, by their ids or by what they are to a section', async () => {
    const { store, first, second } = await site()
    const compared = { program, from: first, to: second, modules: { added: ['entry2.js'], removed: ['entry.js'] } }
    expect(await json(store, 'diff', first, second.slice(0, 8))).toMatchObject(compared)
    await release(store, 'rollout', program, second, '1')
    expect(await json(store, 'diff', program, 'stable', 'canary')).toMatchObject(compared)
    const { out } = await release(store, 'diff', first, second)
    expect(out).toContain('Pages\n  changed  /\n\nModules\n  added    entry2.js\n  removed  entry.js\n')
    expect(out).toMatch(/Bytes\n {2}\d+ B before, \d+ B after\n/)
  })

  it('wants a section to say stable of', async () => {
    const { store, second } = await site()
    const { code, error } = await release(store, 'diff', 'stable', second)
    expect([code, error]).toEqual([2, expect.stringContaining('stable of which section? Name it first: diff remote-home stable canary')])
  })
})

test('preview prints the address alone on the first line, until when it holds, and how to leave it', async () => {
  const { store, second } = await site()
  const [address, , sentence] = (await release(store, 'preview', program, second)).out.split('\n')
  expect(address).toMatch(/^https:\/\/ada\.example\/preview\/remote-home\.[\w.-]+$/)
  expect(sentence).toMatch(/^Shows remote-home [\da-f]{16} until \d{4}-.* UTC, .*To leave it: https:\/\/ada\.example\/preview\/end$/)
  expect(await json(store, 'preview', program, second)).toMatchObject({ program, release: second, expires: time })
})

test('prune tells what it deletes, and with --dry-run what it would', async () => {
  const { store, folder, second } = await site()
  const rollout = await readFile(join(folder, rolloutKey), 'utf8')
  await writeFile(join(folder, rolloutKey), rollout.replaceAll(/"at": ".*?"/g, '"at": "2025-01-01T00:00:00.000Z"'))
  const planned = await release(store, 'prune', '--dry-run', '--days', '1')
  expect(planned.out).toMatch(new RegExp(`^${program} ${second}\nWould delete 1 release, \\d files, [\\d.]+ k?B\n$`))
  expect(await json(store, 'prune', '--days', '1')).toEqual({
    dryRun: false,
    days: 1,
    releases: [{ program, release: second }],
    files: expect.any(Number),
    bytes: expect.any(Number),
  })
  for (const days of ['0', '1.5', 'x', ''])
    expect(await release(store, 'prune', '--days', days)).toMatchObject({
      code: 2,
      error: expect.stringContaining('--days: expected a number'),
    })
})

describe('token', () => {
  it('makes one that is shown once, lists it and takes it back', async () => {
    const { store } = await tinySite([])
    const made = (await json(store, 'token', 'create', program)) as { id: string; token: string }
    expect(made).toEqual({ id, scope: program, token: expect.stringMatching(/^site_/) })
    expect((await release(store, 'token', 'create', 'all')).out).toMatch(/^site_\S+\n\nMay change all\. /)
    const { out } = await release(store, 'token', 'list')
    expect(out).toContain(`${made.id}  remote-home`)
    expect(out).not.toContain(made.token)
    expect((await release(store, 'token', 'revoke', made.id)).out).toBe(`${made.id}: revoked\n`)
    expect(((await json(store, 'token', 'list')) as unknown[])[0]).toEqual({ id: made.id, scope: program, made: time, revoked: time })
  })

  it('works at the store itself only', async () => {
    const { store } = await tinySite([])
    let error = ''
    const say = (text: string) => {
      error += text
    }
    const remote = () => ({ ...placeAt(store), storage: undefined })
    expect(await runReleaseCommand(['token', 'list'], remote, { out: () => {}, error: say })).toBe(2)
    expect(error).toContain('token works on the store of this machine')
  })
})

const commands = ['publish', 'list', 'status', 'rollout', 'promote', 'rollback', 'history', 'diff', 'preview', 'prune', 'token']

test('every command is in the list, has help of its own, and tells what --json prints', async () => {
  const { store } = await tinySite([])
  const { code, out } = await release(store, '--help')
  expect(code).toBe(0)
  for (const command of commands) {
    expect(out).toContain(`\n  ${command} `)
    const help = await release(store, command, '--help')
    expect([help.code, help.out]).toEqual([0, expect.stringMatching(new RegExp(`^Usage: release ${command}\\b`))])
    expect(help.out).toContain('--json prints')
    expect(await release(store, command, '-h')).toEqual(help)
  }
})

test.each([
  [[], 'A command is missing.'],
  [['deploy'], 'Unknown command: deploy'],
  [['toString'], 'Unknown command: toString'],
  [['--json', '--to'], "'--to <value>' argument missing"],
  [['publish'], 'publish needs SECTION, or --from FOLDER'],
  [['publish', program], 'publish needs --from FOLDER here; npm run release -- publish remote-home builds it'],
  [['rollback'], 'rollback needs SECTION'],
  [['rollout', program, 'stable'], 'rollout needs PERCENT'],
  [['rollback', 'somebody'], 'expected shell, or the name of a section such as remote-home, got "somebody"'],
  [['list', 'somebody'], 'got "somebody"'],
  [['list', '--force'], "Unknown option '--force'"],
  [['list', '--days', '3'], "Unknown option '--days'"],
  [['rollback', 'shell', 'abcd', 'shell'], 'Not expected: shell'],
  [['diff', 'abcd'], 'diff needs B'],
  [['token', 'steal'], 'token needs create, list or revoke, got "steal"'],
  [['token', 'create', 'somebody'], 'got "somebody"'],
])('%j is not understood: exit code 2, the reason and the usage', async (args, message) => {
  const { code, out, error } = await release((await tinySite([])).store, ...args)
  expect([code, out]).toEqual([2, ''])
  expect(error).toContain(message)
  if (!args.includes('--json')) expect(error).toContain('Usage: release ')
})

test('what fails is one sentence, and for programs one line of JSON on the error stream', async () => {
  const { store, folder } = await tinySite([await tinyShell()])
  expect(await release(store, 'rollback', program)).toEqual({ code: 1, out: '', error: 'remote-home has no stable release\n' })
  const failed = await release(store, 'rollback', program, '--json')
  expect([failed.code, failed.out, JSON.parse(failed.error)]).toEqual([1, '', { error: 'remote-home has no stable release' }])
  const misunderstood = await release(store, 'list', '--force', '--json')
  expect([misunderstood.code, JSON.parse(misunderstood.error)]).toEqual([2, { error: "Unknown option '--force'" }])
  await writeFile(join(folder, rolloutKey), '{"version": 1, "programs"')
  expect((await release(store, 'status')).error).toMatch(/^rollout\.json: expected JSON: /)
})
