/** JSON that was written before: by this program, by another version of it, or by a person with an editor. */
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import type { Bytes } from './storage.ts'

/** A time, ISO 8601, UTC. */
export const timeField = v.pipe(v.string(), v.isoTimestamp('a time such as 2025-03-01T12:00:00.000Z'))

/** A count, or a size in bytes. */
export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))

/** @param source its name in messages @param mayQuote not a secret, and not a stranger's words @throws {TypeError} `… expected JSON` */
export function parseJson(content: Uint8Array | string, source: string, mayQuote = true): unknown {
  try {
    return JSON.parse(typeof content === 'string' ? content : new TextDecoder().decode(content))
  } catch (error) {
    throw new TypeError(`${source}: expected JSON${mayQuote ? `: ${(error as Error).message}` : ''}`)
  }
}

/** @throws {TypeError} `<source>: expected text in UTF-8` */
export function textOf(content: Uint8Array | undefined, source: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch (error) {
    throw new TypeError(`${source}: expected text in UTF-8`, { cause: error })
  }
}

/** @throws {TypeError} `<source>: <field>: expected <what>, got <what came>` */
export const parseStored = <const S extends v.GenericSchema>(schema: S, content: Uint8Array | string, source: string): v.InferOutput<S> =>
  parseRecord(schema, parseJson(content, source), source, 'the file')

export const jsonBytes = (value: unknown): Bytes => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)
