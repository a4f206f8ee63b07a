import { spawn } from 'node:child_process'
import * as disk from 'node:fs/promises'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { type OutboxFiles, openOutbox } from './outbox.ts'

const mail = (text = 'a mail\r\n') => Buffer.from(text)
const newFolder = async () => join(await temporaryFolder(), 'var', 'outbox')
const failure = (code: string) => Object.assign(new Error(`${code}: it failed`), { code })

/** The real disk, with every opened file changed by `change`. */
const filesWith = (change: (file: disk.FileHandle, path: string) => void): OutboxFiles => ({
  ...disk,
  open: async (path, ...rest) => {
    const file = await disk.open(path, ...rest)
    change(file, String(path))
    return file
  },
})

describe('an outbox', () => {
  it('keeps a mail byte for byte under the name it returns', async () => {
    const folder = await newFolder()
    const outbox = openOutbox(folder)
    const name = await outbox.keep(mail('Subject: é\r\n\r\n🕊'))
    expect(await readdir(folder)).toEqual([name])
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-\d{4}-[\da-f]{16}\.eml$/)
    expect((await outbox.read(name))?.toString()).toBe('Subject: é\r\n\r\n🕊')
  })

  it('exists from the first mail on, and only its owner can read it', async () => {
    const folder = await newFolder()
    const outbox = openOutbox(folder)
    await outbox.clean()
    expect(await outbox.pending()).toEqual([])
    await expect(stat(folder)).rejects.toThrow('ENOENT')
    const name = await outbox.keep(mail())
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
  })

  it('comes back when its folder was removed meanwhile', async () => {
    const folder = await newFolder()
    const outbox = openOutbox(folder)
    await outbox.keep(mail())
    await disk.rm(folder, { recursive: true })
    expect(await outbox.pending()).toEqual([])
    await outbox.keep(mail())
    expect(await outbox.pending()).toHaveLength(1)
  })

  it('is on the disk before it says so: the file, its folder, and the folders above it', async () => {
    const folder = await newFolder()
    const synced: string[] = []
    const files = filesWith((file, path) => {
      const sync = file.sync.bind(file)
      file.sync = async () => {
        await sync()
        synced.push(path)
      }
    })
    const name = await openOutbox(folder, files).keep(mail())
    expect(synced).toEqual([join(folder, '..'), join(folder, '../..'), `${join(folder, name)}.draft`, folder])
  })

  it('keeps 200 mails that come at once as 200 files, named in the order of arrival', async () => {
    const outbox = openOutbox(await newFolder())
    const names = await Promise.all(Array.from({ length: 200 }, (_, index) => outbox.keep(mail(`mail ${index}`))))
    const pending = await outbox.pending()
    expect(new Set(names).size).toBe(200)
    expect(pending).toEqual([...names].sort())
    const texts = await Promise.all(pending.map(async name => `${await outbox.read(name)}`))
    expect(new Set(texts).size).toBe(200)
  })

  it('keeps the order when the clock is set back', async () => {
    const clock = vi.spyOn(Date, 'now')
    const outbox = openOutbox(await newFolder())
    const names: string[] = []
    for (const now of [2000, 2000, 1000, 3000]) {
      clock.mockReturnValue(now)
      names.push(await outbox.keep(mail()))
    }
    expect(await outbox.pending()).toEqual(names)
    expect(names.map(name => name.slice(17, 29))).toEqual(['02-000Z-0000', '02-000Z-0001', '02-000Z-0002', '03-000Z-0000'])
  })

  it('knows only mails: other files and folders are left alone', async () => {
    const folder = await newFolder()
    const outbox = openOutbox(folder)
    const name = await outbox.keep(mail())
    await mkdir(join(folder, 'sent'))
    await writeFile(join(folder, 'notes.txt'), 'mine')
    await openOutbox(folder).clean()
    expect(await outbox.pending()).toEqual([name])
    expect(await readdir(folder)).toEqual([name, 'notes.txt', 'sent'])
  })

  it('moves a mail that was passed on to sent/, as private as the rest', async () => {
    const folder = await newFolder()
    const outbox = openOutbox(folder)
    const name = await outbox.keep(mail())
    await outbox.markSent(name)
    expect(await outbox.pending()).toEqual([])
    expect(await outbox.read(name)).toBeUndefined()
    expect(await readFile(join(folder, 'sent', name), 'utf8')).toBe('a mail\r\n')
    expect((await stat(join(folder, 'sent'))).mode & 0o777).toBe(0o700)
  })

  it('finds, lists and deletes mails wherever they lie', async () => {
    const folder = await newFolder()
    const outbox = openOutbox(folder)
    const [sent, kept] = [await outbox.keep(mail('sent')), await outbox.keep(mail('kept'))]
    await outbox.markSent(sent)
    expect(await outbox.all()).toEqual([
      { name: sent, passedOn: true },
      { name: kept, passedOn: false },
    ])
    expect([String(await outbox.find(sent)), String(await outbox.find(kept))]).toEqual(['sent', 'kept'])
    for (const name of [sent, kept, 'gone.eml']) await outbox.remove(name)
    expect([await outbox.all(), await outbox.find(sent), await outbox.has(kept)]).toEqual([[], undefined, false])
  })

  it('puts a mark at the end of a name', async () => {
    const outbox = openOutbox(await newFolder())
    expect(await outbox.keep(mail(), 'abc123')).toMatch(/Z-0000-abc123\.eml$/)
  })
})

describe('a disk that fails', () => {
  it.each([
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EIO', 'unwritable'],
    ['EROFS', 'unwritable'],
  ])('with %s while writing is reported as %s, and nothing half-written stays', async (code, reason) => {
    const folder = await newFolder()
    const files = filesWith((file, path) => {
      if (!path.endsWith('.draft')) return
      file.writeFile = async () => {
        await file.write('half a m')
        throw failure(code)
      }
    })
    const outbox = openOutbox(folder, files)
    await expect(outbox.keep(mail())).rejects.toMatchObject({ name: 'OutboxError', reason, code })
    expect(await readdir(folder)).toEqual([])
  })

  it.each(['draft', 'outbox'])('while its %s is made durable leaves nothing behind', async where => {
    const folder = await newFolder()
    await mkdir(folder, { recursive: true })
    const files = filesWith((file, path) => {
      if (path.endsWith(where)) file.sync = () => Promise.reject(failure('EIO'))
    })
    await expect(openOutbox(folder, files).keep(mail())).rejects.toMatchObject({ reason: 'unwritable' })
    expect(await readdir(folder)).toEqual([])
  })

  it('while renaming leaves nothing behind, and takes the next mail when it has recovered', async () => {
    const folder = await newFolder()
    const rename = vi.fn(disk.rename).mockRejectedValueOnce(failure('ENOSPC'))
    const outbox = openOutbox(folder, { ...disk, rename })
    await expect(outbox.keep(mail())).rejects.toMatchObject({ reason: 'full' })
    expect(await readdir(folder)).toEqual([])
    const name = await outbox.keep(mail())
    expect(await readdir(folder)).toEqual([name])
  })

  it('with a file where the folder should be is unwritable', async () => {
    const folder = join(await temporaryFolder(), 'outbox')
    await writeFile(folder, 'in the way')
    await expect(openOutbox(folder).keep(mail())).rejects.toMatchObject({ reason: 'unwritable' })
    expect(await readFile(folder, 'utf8')).toBe('in the way')
  })

  it('that could not be tidied at the start is tried again', async () => {
    const folder = await newFolder()
    const readdirOnceBroken = vi.fn(disk.readdir).mockRejectedValueOnce(failure('EIO')) as unknown as typeof disk.readdir
    const outbox = openOutbox(folder, { ...disk, readdir: readdirOnceBroken })
    await expect(outbox.keep(mail())).rejects.toMatchObject({ reason: 'unwritable' })
    expect(await outbox.keep(mail())).toMatch(/\.eml$/)
  })

  it('loses nothing that was kept before', async () => {
    const folder = await newFolder()
    const kept = await openOutbox(folder).keep(mail())
    const full = openOutbox(folder, { ...disk, open: () => Promise.reject(failure('ENOSPC')) })
    await expect(full.keep(mail())).rejects.toMatchObject({ reason: 'full' })
    expect(await readdir(folder)).toEqual([kept])
  })
})

describe('a process that dies', () => {
  it('between writing and renaming leaves a draft that is no mail and goes at the next start', async () => {
    const folder = await newFolder()
    await new Promise<void>(written => {
      const rename = () => new Promise<never>(() => written())
      void openOutbox(folder, { ...disk, rename }).keep(mail())
    })
    const [draft] = await readdir(folder)
    expect(draft).toMatch(/\.eml\.draft$/)
    const next = openOutbox(folder)
    expect(await next.pending()).toEqual([])
    await next.clean()
    expect(await readdir(folder)).toEqual([])
  })

  it('by SIGKILL amid many mails has kept every one it reported, whole', async () => {
    const folder = await newFolder()
    const program = `
      import { openOutbox } from './outbox.ts'
      const outbox = openOutbox(process.argv[1])
      const mail = Buffer.from('x'.repeat(20_000) + 'end')
      await Promise.all(Array.from({ length: 16 }, async () => {
        for (;;) console.log(await outbox.keep(mail))
      }))`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, folder], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const reported: string[] = []
    for await (const name of createInterface(child.stdout)) if (reported.push(name) === 100) child.kill('SIGKILL')

    const outbox = openOutbox(folder)
    await outbox.clean()
    const pending = await outbox.pending()
    expect(pending).toEqual(expect.arrayContaining(reported))
    expect(await readdir(folder)).toEqual(pending)
    for (const name of pending) expect((await outbox.read(name))?.toString()).toMatch(/^x{20000}end$/)
  }, 20_000)
})
