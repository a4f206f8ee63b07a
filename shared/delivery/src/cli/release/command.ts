/** What a command of `npm run release` is made of, and how it reads its operands: sections, releases and weights. */
import type { ParseArgsConfig } from 'node:util'
import type { ReleaseApi } from '../../management/operations.ts'
import { isProgramName, type ProgramName, type ReleaseRef } from '../../release/release.ts'
import type { Storage } from '../../storage/storage.ts'

export class UsageError extends Error {
  override name = 'UsageError'
}

export type Output = { out: (text: string) => void; error: (text: string) => void }

/** The streams of the process. */
export const standardOutput: Output = { out: text => process.stdout.write(text), error: text => process.stderr.write(text) }

/** What makes releases, for a command line that only publishes them. Each returns the folder of a release. */
export type Builder = {
  /** Builds a program when its source changed. @throws {Error} when there is no such program. */
  readonly build: (program: ProgramName) => Promise<string>
  /** Makes what another tool built a release, where it is none. */
  readonly pack: (folder: string) => Promise<string>
}

export type CommandContext = {
  readonly api: ReleaseApi
  /** The store of this machine; undefined when the API is a server's. */
  readonly storage: Storage | undefined
  /** The folder of the store, or the address of the server. */
  readonly place: string
  /** Whether `STORE` names a folder that is not there. */
  readonly isMissing?: boolean
  readonly builder?: Builder | undefined
}

export type Arguments = {
  /** The words besides options, without the command's own name. */
  readonly operands: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** `json` is what `--json` prints, `text` what people read. */
export type Outcome = { readonly json: unknown; readonly text: string }

export type Command = {
  readonly summary: string
  readonly help: string
  readonly options?: NonNullable<ParseArgsConfig['options']>
  run(context: CommandContext, args: Arguments): Promise<Outcome>
}

/** Hexadecimal digits of a release that are enough, where no other release begins with them. */
const minDigits = 4
const maxDigits = 16
const states = ['stable', 'canary', 'previous'] as const

/** @param names what the command takes, in order; those in brackets may be left out @throws {UsageError} for too few and too many. */
export function operandsOf(command: string, names: readonly string[], operands: readonly string[]): readonly (string | undefined)[] {
  const missing = names.find((name, index) => !name.startsWith('[') && operands[index] === undefined)
  if (missing) throw new UsageError(`${command} needs ${missing}`)
  if (operands.length > names.length) throw new UsageError(`Not expected: ${operands.slice(names.length).join(' ')}`)
  return names.map((_, index) => operands[index])
}

/** @throws {UsageError} when the API is a server's */
export function ownStorage(command: string, { storage }: CommandContext): Storage {
  if (!storage) throw new UsageError(`${command} works on the store of this machine: leave --to and RELEASE_SERVER out`)
  return storage
}

/** @param besides what else the command takes there */
export function programOf(name = '', besides = ''): ProgramName {
  if (!isProgramName(name))
    throw new UsageError(`expected ${besides}shell, or the name of a section such as remote-home, got ${JSON.stringify(name)}`)
  return name
}

/** Of a command that takes `[SECTION]` and nothing else. @throws {UsageError} as the two above. */
export function optionalProgram(command: string, operands: readonly string[]): ProgramName | undefined {
  const [section] = operandsOf(command, ['[SECTION]'], operands)
  return section === undefined ? undefined : programOf(section)
}

/** @returns the sentence, without its full stop @throws {Error} where the folder of the store may have been mistyped. */
export function noRelease({ place, isMissing }: CommandContext, program?: ProgramName): string {
  if (isMissing) throw new Error(`STORE: there is no folder ${place} that can be read`)
  return `The store ${place} holds no release${program ? ` of ${program}` : ''}`
}

/** What `read` returns. @throws {UsageError} with the message of what it throws. */
export function understood<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** @param text its id, the first digits of it, or `stable`, `canary`, `previous` @throws {Error} when none is meant, or more than one. */
export async function findRelease(api: ReleaseApi, text = '', program?: ProgramName): Promise<ReleaseRef> {
  const state = states.find(each => each === text)
  if (state && !program) throw new UsageError(`${text} of which section? Name it first: diff remote-home stable canary`)
  if (!state && !new RegExp(`^[\\da-f]{${minDigits},${maxDigits}}$`).test(text))
    throw new UsageError(
      `expected a release id, its first digits (at least ${minDigits}), ${states.join(', ')}, got ${JSON.stringify(text)}`,
    )
  if (program && text.length === maxDigits) return { program, release: text }
  if (program && state) {
    const { stable, canary, previous } = (await api.status({})).programs.find(each => each.program === program) ?? {}
    const release = { stable: stable?.release, canary: canary?.release, previous }[state]
    if (!release) throw new Error(`${program} has no ${text} release`)
    return { program, release }
  }
  const matches = (await api.list({ program })).filter(({ release }) => release.startsWith(text))
  const [match, another] = matches
  const name = program ? `${program}: ${text}` : text
  if (!match) throw new Error(`${name}: no release in the store begins so`)
  if (another) throw new Error(`${name}: ${matches.length} releases begin so: ${matches.map(({ release }) => release).join(', ')}`)
  return { program: match.program, release: match.release }
}
