/** Storage in a folder. Writes are atomic: a temporary file, flushed to the disk, then renamed. */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ReadableStream as NodeStream } from 'node:stream/web'
import { createDurableFiles, diskFault } from './durable-file.ts'
import { isProcessGone, processId, withFileLock } from './file-lock.ts'
import { secretKey } from './signed-value.ts'
import { assertKey, type Bytes, type Storage, StorageError, type StoredInfo } from './storage.ts'

const chunkBytes = 256 * 1024
/** A temporary file that is older was left behind, whoever made it. */
const maxTemporaryMs = 3_600_000
const durable = createDurableFiles()
/** For what the server's own account alone may read. */
const secret = createDurableFiles(undefined, { file: 0o600 })

/** @param root folder of the store; made when something is first written @returns methods throw a {@link StorageError} */
export function createFileStorage(root: string): Storage {
  const pathOf = (key: string): string => {
    assertKey(key)
    return join(root, key)
  }

  const failing = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw failure(what, error)
    }
  }

  const reading = <T>(key: string, work: (path: string) => Promise<T>): Promise<T | undefined> =>
    failing(`${key} cannot be read`, async () =>
      work(pathOf(key)).catch(error => {
        if (!isAbsent(error)) throw error
        return undefined
      }),
    )

  /** What killed processes left behind is deleted once, before it could be in the way: it may be what fills the disk. */
  let cleared: Promise<void> | undefined
  const newTemporary = async (): Promise<string> => {
    const folder = join(root, '.tmp')
    await mkdir(folder, { recursive: true })
    cleared ??= clearTemporaries(folder)
    await cleared
    return join(folder, `${processId()}.${randomUUID()}`)
  }

  const write = (key: string, bytes: Uint8Array): Promise<void> =>
    failing(`${key} was not written`, async () => {
      const path = pathOf(key)
      const temporary = await newTemporary()
      try {
        await durable.makeFolder(dirname(path))
        await (key === secretKey ? secret : durable).write(temporary, path, bytes)
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => {})
        throw error
      }
    })

  const statKey = (key: string) => reading(key, async path => infoOf(await stat(path, { bigint: true })))

  return {
    stat: statKey,
    write,
    read: key => reading(key, readWhole),
    stream: async (key, from, to) =>
      (await statKey(key)) ? (NodeStream.from(partOf(pathOf(key), from, to)) as ReadableStream<Bytes>) : undefined,
    list: async folder => ((await reading(folder, path => readdir(path))) ?? []).filter(name => !name.startsWith('.')).sort(),
    writeIf: (key, bytes, version) =>
      failing(`${key} was not written`, async () => {
        const path = pathOf(key)
        await durable.makeFolder(dirname(path))
        return withFileLock(join(dirname(path), `.${key.split('/').at(-1)}.lock`), await newTemporary(), async () => {
          if ((await statKey(key))?.version !== version) return false
          await write(key, bytes)
          return true
        })
      }),
    delete: key => failing(`${key} was not deleted`, () => rm(pathOf(key), { force: true })),
  }
}

const isAbsent = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

function failure(what: string, error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (error instanceof StorageError || !code || !syscall) return error
  return new StorageError(`${what}: ${diskFault(error as NodeJS.ErrnoException)}`, code, error)
}

/** A rename gives a new inode and an edit a new time, so equal versions mean equal bytes. */
const infoOf = ({ ino, mtimeNs, size }: { ino: bigint; mtimeNs: bigint; size: bigint }): StoredInfo => ({
  size: Number(size),
  version: `${ino}-${mtimeNs}-${size}`,
})

async function readWhole(path: string): Promise<{ bytes: Bytes; version: string }> {
  const handle = await open(path)
  try {
    const { version } = infoOf(await handle.stat({ bigint: true }))
    const buffer = await handle.readFile()
    return { bytes: new Uint8Array(buffer.buffer as ArrayBuffer, buffer.byteOffset, buffer.byteLength), version }
  } finally {
    await handle.close()
  }
}

/** Opens the file when the first bytes are read: a stream that nobody reads holds nothing open. */
async function* partOf(path: string, from: number, to: number): AsyncGenerator<Bytes> {
  const handle = await open(path)
  try {
    for (let position = from; position <= to; ) {
      const chunk = new Uint8Array(Math.min(chunkBytes, to - position + 1))
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, position)
      if (bytesRead === 0) throw new Error(`${path} ends before byte ${to}`)
      position += bytesRead
      yield chunk.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

async function clearTemporaries(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await Promise.all(names.map(name => clearTemporary(join(folder, name), name).catch(() => {})))
}

async function clearTemporary(path: string, name: string): Promise<void> {
  const { mtimeMs } = await stat(path)
  const [, mark = ''] = /^(.+)\.[\da-f-]{36}(?:\.break)*$/.exec(name) ?? []
  if (isProcessGone(mark, mtimeMs) || Date.now() - mtimeMs > maxTemporaryMs) await rm(path, { force: true })
}
