/** Manifests of releases that are being sent: `staging/<program>/<id>.json`. Each comes with a claim on the files it names. */
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { isProgramName, type ProgramName, type Release } from '../release/release.ts'
import type { Bytes, Storage } from '../storage/storage.ts'
import { claimFiles, claimKey } from './publish-lease.ts'

/** Milliseconds after which an upload counts as given up, and its claim as left behind. */
const maxUploadMs = 24 * 3_600_000
/** Uploads of one program that may be under way; those that began first are forgotten first. */
const maxUploads = 16
const claimHolder = 'upload'

const staged = v.strictObject({
  /** When its upload began, ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp('a time such as 2025-03-01T12:00:00.000Z')),
  /** The manifest as it was sent. */
  manifest: v.string(),
})

export const stagedKey = (program: ProgramName, id: string): string => `staging/${program}/${id}.json`

async function stagedIds(storage: Storage, program: ProgramName): Promise<string[]> {
  return (await storage.list(`staging/${program}`)).flatMap(name => /^([\da-f]{16})\.json$/.exec(name)?.[1] ?? [])
}

/** @returns the manifest; undefined when no upload of this release is under way */
export async function readStaged(storage: Storage, program: ProgramName, id: string): Promise<Bytes | undefined> {
  const record = await read(storage, program, id)
  return record && new TextEncoder().encode(record.manifest)
}

/** @param manifest JSON, and so text */
export async function writeStaged(storage: Storage, release: Release, { manifest, at }: { manifest: Bytes; at: Date }): Promise<void> {
  const record = { at: at.toISOString(), manifest: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(manifest) }
  await storage.write(stagedKey(release.name, release.id), new TextEncoder().encode(JSON.stringify(record)))
  await claimFiles(storage, release, claimHolder, at)
}

export async function dropStaged(storage: Storage, program: ProgramName, id: string): Promise<void> {
  await storage.delete(stagedKey(program, id))
  await storage.delete(claimKey(program, id, claimHolder))
}

/** Makes room for one more upload of `program`. The files that others have left go with the next `prune`. */
export async function dropOldUploads(storage: Storage, program: ProgramName, now: Date): Promise<void> {
  const begun = await uploadsOf(storage, program)
  const old = begun.filter(({ at }, index) => index >= maxUploads - 1 || isOver(at, now))
  await Promise.all(old.map(({ id }) => dropStaged(storage, program, id)))
}

/** @returns keys of the manifests whose uploads were given up, of all programs */
export async function leftUploads(storage: Storage, now: Date): Promise<string[]> {
  const programs = (await storage.list('staging')).filter(isProgramName)
  const left = programs.map(async program => {
    const old = (await uploadsOf(storage, program)).filter(({ at }) => isOver(at, now))
    return old.map(({ id }) => stagedKey(program, id))
  })
  return (await Promise.all(left)).flat()
}

const isOver = (at: number, now: Date): boolean => now.getTime() - at > maxUploadMs

/** Newest first; when they began, milliseconds since 1970. */
async function uploadsOf(storage: Storage, program: ProgramName): Promise<{ id: string; at: number }[]> {
  const ids = await stagedIds(storage, program)
  const begun = await Promise.all(ids.map(async id => ({ id, at: await beginningOf(storage, program, id) })))
  return begun.sort((a, b) => b.at - a.at)
}

/** A file that cannot be understood is as old as can be. */
async function beginningOf(storage: Storage, program: ProgramName, id: string): Promise<number> {
  const record = await read(storage, program, id).catch(error => {
    if (error instanceof TypeError) return undefined
    throw error
  })
  return record ? Date.parse(record.at) : 0
}

async function read(storage: Storage, program: ProgramName, id: string): Promise<v.InferOutput<typeof staged> | undefined> {
  const key = stagedKey(program, id)
  const file = await storage.read(key)
  return file && parseRecord(staged, jsonOf(file.bytes, key), key, 'the file')
}

function jsonOf(bytes: Bytes, key: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    throw new TypeError(`${key}: expected JSON: ${(error as Error).message}`)
  }
}
