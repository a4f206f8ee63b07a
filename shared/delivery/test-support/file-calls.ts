/**
 * Stands between the program and the disk: each call of `node:fs/promises` can be held up, refused or cut in the middle.
 * Works in a program as in a test.
 */
import files, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

export type FileCall = {
  readonly name: string
  /** What is changed or read; of `rename` and `link` the new name. */
  readonly path: string
  /** How a file is opened. */
  readonly flags?: string | undefined
  /** What is written. */
  readonly bytes?: Uint8Array | undefined
  /** Writes the first half of the bytes, and nothing more. */
  readonly writeHalf?: (() => Promise<void>) | undefined
}

type Call = (...input: unknown[]) => Promise<unknown>
type Calls = Record<string, Call>

const ofPaths = ['open', 'mkdir', 'readFile', 'readdir', 'stat', 'rm', 'rename', 'link', 'writeFile', 'utimes'] as const
const ofHandles = ['readFile', 'read', 'stat', 'sync', 'writeFile'] as const
const withNewName: readonly string[] = ['rename', 'link']

const bytesOf = (content: unknown): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : (content as Uint8Array)

/**
 * @param before runs before each call: it may wait, or throw what the call is to fail with
 * @returns gives the calls back their own way
 */
export function interceptFileCalls(before: (call: FileCall) => Promise<void> | void): () => void {
  const calls = files as unknown as Calls
  const own = Object.fromEntries(ofPaths.map(name => [name, calls[name] as Call]))
  for (const name of ofPaths) {
    const call = own[name] as Call
    calls[name] = async (...input) => {
      const path = String(input[withNewName.includes(name) ? 1 : 0])
      const bytes = name === 'writeFile' ? bytesOf(input[1]) : undefined
      const writeHalf = bytes && (async () => void (await call(path, half(bytes))))
      await before({ name, path, flags: name === 'open' ? String(input[1] ?? 'r') : undefined, bytes, writeHalf })
      const result = await call(...input)
      if (name === 'open') interceptHandle(result as FileHandle, path, before)
      return result
    }
  }
  syncBuiltinESMExports()
  return () => {
    Object.assign(calls, own)
    syncBuiltinESMExports()
  }
}

function interceptHandle(handle: FileHandle, path: string, before: (call: FileCall) => Promise<void> | void): void {
  const calls = handle as unknown as Calls
  for (const name of ofHandles) {
    const call = (calls[name] as Call).bind(handle)
    calls[name] = async (...input) => {
      const bytes = name === 'writeFile' ? bytesOf(input[0]) : undefined
      await before({ name, path, bytes, writeHalf: bytes && (async () => void (await call(half(bytes)))) })
      return call(...input)
    }
  }
}

const half = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.length >> 1)

/** What a call fails with, as the system words it. */
export const systemError = (code: string, syscall: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${code}: ${syscall} failed for a test`), { code, syscall })
