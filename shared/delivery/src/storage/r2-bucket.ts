/** The part of an R2 bucket that the storage uses, as developers.cloudflare.com/r2/api/workers/workers-api-reference has it. */

export type R2Object = {
  readonly key: string
  /** In bytes. */
  readonly size: number
  /** The MD5 of the content: conditions know nothing else. */
  readonly etag: string
}

export type R2ObjectBody = R2Object & {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>
  arrayBuffer(): Promise<ArrayBuffer>
}

export type R2Condition = { readonly etagMatches: string } | { readonly etagDoesNotMatch: string }

export type R2Listing = {
  readonly objects: readonly R2Object[]
  /** Folders, with their slash. */
  readonly delimitedPrefixes: readonly string[]
  readonly truncated: boolean
  /** Where the next page begins, when there is one. */
  readonly cursor?: string
}

/** Errors have their number in brackets at the end of the message. */
export type Bucket = {
  head(key: string): Promise<R2Object | null>
  get(key: string, options?: { range: { offset: number; length: number } }): Promise<R2ObjectBody | null>
  /** Resolves to null when the condition was not met. */
  put(key: string, value: Uint8Array, options?: { onlyIf: R2Condition }): Promise<R2Object | null>
  delete(key: string): Promise<void>
  list(options: { prefix: string; delimiter: string; cursor?: string }): Promise<R2Listing>
}
