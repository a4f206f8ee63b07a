/** Files and folders that are there after a power cut: written through to the disk, and so are their names. */
import * as disk from 'node:fs/promises'
import { dirname } from 'node:path'

export type DurableCalls = Pick<typeof disk, 'mkdir' | 'open' | 'rename'>

export type DurableFiles = {
  /** Writes a file under the name `draft`, which has to be new, and then gives it its own: a reader sees the old bytes or the new ones. */
  write(draft: string, path: string, bytes: Uint8Array): Promise<void>
  makeFolder(path: string): Promise<void>
  /** Makes the names in a folder durable, after a file in it was renamed or removed. */
  syncFolder(path: string): Promise<void>
}

/** @param modes permissions of what is made; by default those of the process */
export function createDurableFiles(calls: DurableCalls = disk, modes: { file?: number; folder?: number } = {}): DurableFiles {
  const withHandle = async (path: string, flags: string, work: (handle: disk.FileHandle) => Promise<void>): Promise<void> => {
    const handle = await calls.open(path, flags, modes.file)
    try {
      await work(handle)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  // Windows cannot open folders; its file systems order this themselves.
  const syncFolder = async (path: string): Promise<void> => {
    if (process.platform !== 'win32') await withHandle(path, 'r', async () => {})
  }

  return {
    syncFolder,
    write: async (draft, path, bytes) => {
      await withHandle(draft, 'wx', handle => handle.writeFile(bytes))
      await calls.rename(draft, path)
      await syncFolder(dirname(path))
    },
    makeFolder: async path => {
      const first = await calls.mkdir(path, { recursive: true, mode: modes.folder })
      // Each new folder is a name in the one above it.
      for (let made = path; first && made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
    },
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many files are open',
  EIO: 'the disk reports an error',
  EISDIR: 'a folder lies in its place',
}

export const diskFault = ({ code = 'unknown', syscall = 'it' }: NodeJS.ErrnoException): string =>
  `${reasons[code] ?? `${syscall} failed`} (${code})`
