/** Reads what commands are told: sections, releases and weights. */
import type { ReleaseApi } from '../../management/release-api.ts'
import { isProgramName, type ProgramName, type ReleaseRef } from '../../release/release.ts'
import { weightOf } from '../../store/rollout-changes.ts'
import { UsageError } from './command.ts'

/** Hexadecimal digits of a release that are enough, where no other release begins so. */
const leastDigits = 4

const states = ['stable', 'canary', 'previous'] as const

/**
 * @param names what the command takes, in order; those in brackets may be left out
 * @throws {UsageError} for too few and too many.
 */
export function operandsOf(command: string, names: readonly string[], given: readonly string[]): readonly (string | undefined)[] {
  const missing = names.find((name, index) => !name.startsWith('[') && given[index] === undefined)
  if (missing) throw new UsageError(`${command} needs ${missing}`)
  if (given.length > names.length) throw new UsageError(`Not expected: ${given.slice(names.length).join(' ')}`)
  return names.map((_, index) => given[index])
}

/** @throws {UsageError} when it is no name of the shell or a section. */
export function programOf(name: string | undefined): ProgramName {
  if (name === undefined || !isProgramName(name))
    throw new UsageError(`expected shell, or the name of a section such as remote-home, got ${JSON.stringify(name ?? '')}`)
  return name
}

/** @returns cohorts of 10,000 */
export function percentage(text: string | undefined): number {
  try {
    return weightOf((text ?? '').replace(/ ?%$/, ''))
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/**
 * The release of `program` that `text` means: its id, the beginning of it, or `stable`, `canary`, `previous`.
 * @throws {UsageError} when it is none of these.
 * @throws {Error} when no release is meant, or more than one.
 */
export async function findRelease(api: ReleaseApi, program: ProgramName, text: string | undefined): Promise<string> {
  const isState = states.some(state => state === text)
  if (!isState) assertDigits(text)
  const listed = await api.list(program)
  const matches = listed.filter(({ release, state }) => (isState ? state === text : release.startsWith(text ?? '')))
  if (isState && matches.length === 0) throw new Error(`${program} has no ${text} release`)
  return only(matches, `${program}: ${text}`).release
}

/** The release that `text` means among those of all programs. @throws as {@link findRelease}. */
export async function findAnyRelease(api: ReleaseApi, text: string | undefined): Promise<ReleaseRef> {
  if (states.some(state => state === text)) throw new UsageError(`${text} of which section? Name it first: diff remote-home stable canary`)
  assertDigits(text)
  const { program, release } = only(
    (await api.list()).filter(each => each.release.startsWith(text ?? '')),
    text ?? '',
  )
  return { program, release }
}

function assertDigits(text: string | undefined): void {
  if (!new RegExp(`^[\\da-f]{${leastDigits},16}$`).test(text ?? ''))
    throw new UsageError(
      `expected a release id, its first digits (at least ${leastDigits}), ${states.join(', ')}, got ${JSON.stringify(text ?? '')}`,
    )
}

function only<Ref extends ReleaseRef>(matches: readonly Ref[], asked: string): Ref {
  const [match, another] = matches
  if (!match) throw new Error(`${asked}: no release in the store begins so`)
  if (another) throw new Error(`${asked}: ${matches.length} releases begin so: ${matches.map(({ release }) => release).join(', ')}`)
  return match
}
