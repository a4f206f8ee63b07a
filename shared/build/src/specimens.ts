/** What still stands in the records as an example, and what an owner gives in its place. */
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Identity } from '@site/identity'
import { presentSections, repositoryRoot } from '../sections.mjs'

export type OpenPoint = {
  /** From the repository's root: `remote-services/src/x.ts:12`. */
  readonly place: string
  readonly what: string
  /** A live site is not built with it. */
  readonly specimen: boolean
}

const identityFile = 'shared/identity/content/identity.ts'

/** Values that stand for no one: the imagined name, reserved domains, numbers that are never given out. */
const placeholder = /'Zuri Halloran'|example\.(?:org|com)|\+44 20 7946 0|'0{8}'/

/** Sentences that bind the owner, by the promise in `identity.ts` that stands for them. */
const promised = {
  reply: /two working days/i,
  confidence: /\bin(?: strict)? confidence\b/i,
  reader: /\ba person (?:will )?reads?\b/i,
  notes: /\byou leave with notes\b/i,
} as const satisfies Record<Identity['promises'][number], RegExp>

const source = 'who answers for it (a role), on what day, and where that is kept: { by, on, where }'

function promiseIn(line: string, place: string, made: Identity['promises']): OpenPoint | undefined {
  const [promise] = Object.entries(promised).find(([name, words]) => words.test(line) && !made.some(each => each === name)) ?? []
  // In a record's text, not in a comment.
  if (!promise || place.startsWith('shared/identity') || !/['"`]/.test(line)) return undefined
  const text = line.trim()
  if (text.includes(`promised('`))
    return { place, what: `not said until '${promise}' is in promises of ${identityFile}: ${text}`, specimen: false }
  return { place, what: `promise to confirm ('${promise}' in promises of ${identityFile}) or to change: ${text}`, specimen: true }
}

function pointAt(line: string, before: string, place: string): OpenPoint | undefined {
  const [, provenance] = /\bprovenance:\s*['"](specimen|none)['"]/.exec(line) ?? []
  const of = /(\w+)(?::|\s=) \{$/.exec(before)?.[1] ?? 'the record'
  if (provenance === 'specimen') return { place, what: `${of} is a specimen: give facts, and ${source}`, specimen: true }
  if (provenance === 'none') return { place, what: `${of} has no source, and is not shown: give ${source}`, specimen: false }
  if (/\b(base|since|by):\s*['"]to be confirmed['"]/.test(line))
    return { place, what: `a figure is 'not yet counted' without it: ${line.trim()}`, specimen: false }
  if (/^\s*status: 'demonstration',/.test(line))
    return { place, what: "the site is a demonstration: 'live', when all else is given", specimen: false }
  return place.startsWith(`${identityFile}:`) && placeholder.test(line)
    ? { place, what: `${line.trim().replace(/,$/, '')} is a placeholder: give your own`, specimen: true }
    : undefined
}

/** @returns in the order of files and lines; tests are left out, and `promises` that the owner makes */
export async function openPoints(folder: string, promises: Identity['promises']): Promise<OpenPoint[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files
    .filter(file => file.isFile() && /(?<!\.test)\.ts$/.test(file.name) && !file.parentPath.includes('node_modules'))
    .map(file => join(file.parentPath, file.name))
    .sort()
  const points = await Promise.all(
    paths.map(async path => {
      const lines = (await readFile(path, 'utf8')).split('\n')
      const file = relative(repositoryRoot, path)
      return lines.flatMap((line, index) => {
        const place = `${file}:${index + 1}`
        return pointAt(line, lines[index - 1] ?? '', place) ?? promiseIn(line, place, promises) ?? []
      })
    }),
  )
  return points.flat()
}

/** Of the identity and every section. */
export async function allOpenPoints(promises: Identity['promises']): Promise<OpenPoint[]> {
  const folders = [dirname(identityFile), ...presentSections().map(section => `${section}/src`)]
  return (await Promise.all(folders.map(folder => openPoints(join(repositoryRoot, folder), promises)))).flat()
}

/**
 * Ends the build of a live site that still has specimens.
 * @param points of the program, and of the identity
 * @throws {Error} with file, line and what is to be given, for each
 */
export function refuseSpecimens(status: Identity['status'], points: readonly OpenPoint[]): void {
  const left = points.filter(({ specimen }) => specimen)
  if (status === 'demonstration' || left.length === 0) return
  throw new Error(`A live site has no specimens:\n${left.map(({ place, what }) => `  ${place}: ${what}`).join('\n')}`)
}
