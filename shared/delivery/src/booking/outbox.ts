/** Where bookings are kept: one file each, written through to the disk before anything is answered. */
import * as diskFiles from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createDurableFiles } from '../storage/durable-file.ts'
import { createSingleFlight, once } from '../storage/single-flight.ts'
import { isFull } from '../storage/storage.ts'
import { errorCode } from './booking-log.ts'
import { mailNames } from './mail-name.ts'

export type OutboxFiles = Pick<typeof diskFiles, 'access' | 'mkdir' | 'open' | 'readdir' | 'readFile' | 'rename' | 'unlink'>

export class OutboxError extends Error {
  /** `full`: no space or quota left; `unwritable`: anything else. */
  readonly reason: 'full' | 'unwritable'
  readonly code: string
  constructor(cause: unknown) {
    const code = errorCode(cause)
    super(`The outbox could not keep a mail (${code}).`, { cause })
    this.name = 'OutboxError'
    this.code = code
    this.reason = isFull(code) ? 'full' : 'unwritable'
  }
}

export type Outbox = ReturnType<typeof openOutbox>

export type StoredMail = { readonly name: string; readonly passedOn: boolean }
const draftSuffix = '.draft'

/** A folder of `.eml` files that only the server's own account can read, created with the first mail. */
export function openOutbox(path: string, files: OutboxFiles = diskFiles) {
  const directory = resolve(path)
  const sent = join(directory, 'sent')
  const durable = createDurableFiles(files, { file: 0o600, folder: 0o700 })
  const nextName = mailNames()

  /** Removes what a killed process left half-written; `keep` waits for it. Does nothing the second time. */
  const clean = once(async () => {
    const drafts = (await list(files, directory)).filter(name => name.endsWith(draftSuffix))
    await Promise.all(drafts.map(name => remove(files, join(directory, name))))
  })

  /** A caller that finds the folder being made waits until it is durable. */
  const make = createSingleFlight(() => durable.makeFolder(directory))

  /** When it resolves with the file's name, the mail survives a crash and a power cut. @throws {OutboxError} */
  async function keep(mail: Uint8Array, mark?: string): Promise<string> {
    const name = nextName(mark)
    const final = join(directory, name)
    const draft = final + draftSuffix
    try {
      await clean()
      await make()
      await durable.write(draft, final, mail)
      return name
    } catch (error) {
      await Promise.all([remove(files, draft), remove(files, final)])
      throw new OutboxError(error)
    }
  }

  async function markSent(name: string): Promise<void> {
    await durable.makeFolder(sent)
    await files.rename(join(directory, name), join(sent, name))
    await durable.syncFolder(sent)
    await durable.syncFolder(directory)
  }

  const mailsIn = async (folder: string): Promise<string[]> => (await list(files, folder)).filter(name => name.endsWith('.eml')).sort()
  const readIn = (folder: string, name: string): Promise<Buffer | undefined> => files.readFile(join(folder, name)).catch(unlessMissing)

  async function all(): Promise<StoredMail[]> {
    // In this order: a mail that is moved meanwhile is met twice and not missed.
    const [waiting, done] = [await mailsIn(directory), await mailsIn(sent)]
    const passedOn = new Set(done)
    return [...new Set([...waiting, ...done])].sort().map(name => ({ name, passedOn: passedOn.has(name) }))
  }

  const lies = (folder: string, name: string): Promise<boolean> =>
    files.access(join(folder, name)).then(
      () => true,
      error => Boolean(unlessMissing(error)),
    )

  async function removeFrom(folder: string, name: string): Promise<void> {
    if (!(await lies(folder, name))) return
    await files.unlink(join(folder, name)).catch(unlessMissing)
    await durable.syncFolder(folder)
  }

  return {
    all,
    clean,
    folder: directory,
    find: async (name: string): Promise<Buffer | undefined> => (await readIn(directory, name)) ?? (await readIn(sent, name)),
    has: async (name: string): Promise<boolean> => (await lies(directory, name)) || (await lies(sent, name)),
    keep,
    markSent,
    pending: (): Promise<string[]> => mailsIn(directory),
    read: (name: string): Promise<Buffer | undefined> => readIn(directory, name),
    /** Deletes a mail for good, wherever it lies. Does nothing where it is gone. */
    async remove(name: string): Promise<void> {
      await removeFrom(directory, name)
      await removeFrom(sent, name)
    },
  }
}

const list = (files: OutboxFiles, directory: string): Promise<string[]> =>
  files.readdir(directory).catch(error => unlessMissing(error) ?? [])

function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
}

/** As far as it goes: it is called when a disk already fails, and drafts are removed at the next start. */
const remove = (files: OutboxFiles, path: string): Promise<void> => files.unlink(path).catch(() => undefined)
