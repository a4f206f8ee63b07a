/** Traces kept on disk, by what they depend on: the body, the view, and the sources that define them. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Trace } from './trace.ts'

const directory = fileURLToPath(new URL('../../../../var/media/traces', import.meta.url))
const toolkit = ['distance.ts', 'solid.ts', 'trace.ts'].map(name => new URL(name, import.meta.url).href)

const floats = ['x', 'y', 'z', 'nx', 'ny', 'nz', 'depth', 'openness', 'lit'] as const
const bytes = ['child', 'part'] as const

/** Fills a trace from disk. False if it is not there. */
export function keptTrace(key: string, map: Trace): boolean {
  const kept = read(fileOf(key, map))
  if (!kept) return false
  const size = map.width * map.height
  map.hit.set(kept.subarray(0, size))
  const hits = map.hit.reduce((sum, one) => sum + one, 0)
  // a copy: a small file may be read into a buffer shared with others, and numbers must be aligned
  const numbers = new Float32Array(Uint8Array.from(kept.subarray(size + hits * bytes.length)).buffer)
  if (numbers.length !== hits * floats.length) return false
  let n = 0
  for (let o = 0; o < size; o++) {
    if (!map.hit[o]) continue
    bytes.forEach((name, k) => {
      map[name][o] = kept[size + n * bytes.length + k]
    })
    floats.forEach((name, k) => {
      map[name][o] = numbers[n * floats.length + k]
    })
    n++
  }
  return true
}

export function keepTrace(key: string, map: Trace): void {
  const size = map.width * map.height
  const hits = map.hit.reduce((sum, one) => sum + one, 0)
  const small = Buffer.alloc(hits * bytes.length)
  const numbers = new Float32Array(hits * floats.length)
  let n = 0
  for (let o = 0; o < size; o++) {
    if (!map.hit[o]) continue
    bytes.forEach((name, k) => {
      small[n * bytes.length + k] = map[name][o]
    })
    floats.forEach((name, k) => {
      numbers[n * floats.length + k] = map[name][o]
    })
    n++
  }
  write(fileOf(key, map), Buffer.concat([map.hit, small, Buffer.from(numbers.buffer)]))
}

/** A trace kept is a convenience: what cannot be read is traced anew. */
function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Written whole or not at all, whoever else writes it; a full disk costs only the time to trace it again. */
function write(file: string, content: Buffer): void {
  const partial = `${file}.${process.pid}.${Math.round(performance.now() * 1000)}`
  try {
    mkdirSync(directory, { recursive: true })
    writeFileSync(partial, content)
    renameSync(partial, file)
  } catch {
    rmSync(partial, { force: true })
  }
}

const digests = new Map<string, string>()

function digestOf(url: string): string {
  const known = digests.get(url)
  if (known) return known
  const digest = createHash('sha256')
    .update(readFileSync(fileURLToPath(url)))
    .digest('hex')
  digests.set(url, digest)
  return digest
}

function fileOf(key: string, { view }: Trace): string {
  const sources = [...new Set(key.match(/file:[^"\\]+\.ts/g) ?? [])].sort()
  const name = createHash('sha256')
    .update(JSON.stringify([key, view, [...toolkit, ...sources].map(digestOf)]))
    .digest('hex')
  return join(directory, `${name.slice(0, 32)}.trace`)
}
