/** What a command of `npm run release` is made of. */
import type { ParseArgsConfig } from 'node:util'
import type { ReleaseApi } from '../../management/operations.ts'
import type { ProgramName } from '../../release/release.ts'
import type { Storage } from '../../storage/storage.ts'

/** The command was not understood. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Builds a program when its source changed. @returns the folder of its release @throws {Error} when there is no such program. */
export type Build = (program: ProgramName) => Promise<string>

/** Where commands work. */
export type CommandContext = {
  readonly api: ReleaseApi
  /** The store of this machine; undefined when the API is a server's. */
  readonly storage: Storage | undefined
  /** Undefined where nothing can be built. */
  readonly build?: Build | undefined
}

export type Arguments = {
  /** The words besides options, without the command's own name. */
  readonly operands: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** `json` is what `--json` prints, `text` what people read. */
export type Outcome = { readonly json: unknown; readonly text: string }

export type Command = {
  /** One line for the list of commands. */
  readonly summary: string
  /** The whole help of the command. */
  readonly help: string
  readonly options?: NonNullable<ParseArgsConfig['options']>
  /** @throws {UsageError} for operands that it does not understand. */
  run(context: CommandContext, args: Arguments): Promise<Outcome>
}
