/** Where releases are kept: keys such as `files/shell/main-1a2b.js` in a folder, or in a bucket with conditional writes. */

export type Bytes = Uint8Array<ArrayBuffer>

export type StoredInfo = {
  readonly size: number
  /** Equal versions mean equal bytes; opaque. */
  readonly version: string
}

export type Storage = {
  /** Resolves to undefined when nothing is stored under the key, as `read` and `stream` do. */
  stat(key: string): Promise<StoredInfo | undefined>
  /** The whole file with the version that was read. */
  read(key: string): Promise<{ readonly bytes: Bytes; readonly version: string } | undefined>
  /** Bytes `from` to `to`, both included, piecewise: for films. */
  stream(key: string, from: number, to: number): Promise<ReadableStream<Bytes> | undefined>
  /** Names directly below `folder`, sorted; none when there is no such folder. */
  list(folder: string): Promise<string[]>
  /** Writes all or nothing: a reader sees the old bytes or the new ones. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Writes when the file still has `version` (undefined: does not exist yet). @returns whether it was written */
  writeIf(key: string, bytes: Uint8Array, version: string | undefined): Promise<boolean>
  /** Nothing happens when nothing is stored under the key. */
  delete(key: string): Promise<void>
}

/** Files to ask for at once. A Worker has at most six open: https://developers.cloudflare.com/workers/platform/limits/#simultaneous-open-connections */
export const maxOpenFiles = 6
const keyPattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

/** @throws {TypeError} for what is no key: parts of letters, digits, `_`, `-` and `.`, none beginning with a dot, joined by `/`. */
export function assertKey(key: string): void {
  if (!keyPattern.test(key)) throw new TypeError(`${JSON.stringify(key)} is no storage key`)
}

/** The storage itself failed, for want of disk space or permission; the request to it was in order. */
export class StorageError extends Error {
  override name = 'StorageError'
  /** The system's word for it, such as `ENOSPC`. */
  readonly code: string

  constructor(message: string, code: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** Whether it is space that lacks, which comes back when something is deleted. @param code the system's word */
export const isFull = (code: string): boolean => code === 'ENOSPC' || code === 'EDQUOT'
