/** A disk with as little room as a test wants: a real one where this process may mount it, or else a folder that refuses. */
import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { open, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { type FileCall, interceptFileCalls, systemError } from './file-calls.ts'
import { temporaryFolder } from './temporary-folder.ts'

const run = promisify(execFile)

/** Bytes; what a file takes is a multiple of it. */
export const page = 4096
const pages = 256

export type SmallDisk = {
  readonly folder: string
  /** From now on so much can be written, in pages. */
  leave(free: number): Promise<void>
}

export async function smallDisk(): Promise<SmallDisk> {
  const folder = await temporaryFolder()
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${pages * page}`, 'tmpfs', folder])
  } catch {
    return refusingFolder(folder)
  }
  onTestFinished(async () => void (await run('umount', ['--lazy', folder])))
  return { folder, leave: free => fillUp(join(folder, 'ballast'), free) }
}

async function fillUp(ballast: string, free: number): Promise<void> {
  await truncate(ballast, 0).catch(() => {})
  const file = await open(ballast, 'w')
  const block = new Uint8Array(page)
  let written = 0
  while (
    await file.write(block).then(
      () => true,
      () => false,
    )
  )
    written++
  await file.truncate(Math.max(0, written - free) * page)
  await file.close()
}

/** For whoever may not mount: counts what lies in the folder. */
function refusingFolder(folder: string): SmallDisk {
  let most = pages
  const restore = interceptFileCalls(async ({ path, bytes, writeHalf }: FileCall) => {
    if (!bytes || !path.startsWith(folder) || usedIn(folder) + pagesOf(bytes.length) <= most) return
    await writeHalf?.()
    throw systemError('ENOSPC', 'write')
  })
  onTestFinished(restore)
  return {
    folder,
    leave: async free => {
      most = usedIn(folder) + free
    },
  }
}

const pagesOf = (size: number): number => Math.ceil(size / page)

const usedIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((used, entry) => used + pagesOf(statSync(join(entry.parentPath, entry.name)).size), 0)
