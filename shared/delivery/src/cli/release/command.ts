/** What a command of `npm run release` is made of. */
import type { ParseArgsConfig } from 'node:util'
import type { ReleaseApi } from '../../management/release-api.ts'
import type { Storage } from '../../storage/storage.ts'

/** The command was not understood. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Where commands work. */
export type CommandContext = {
  readonly api: ReleaseApi
  /** The store of this machine; undefined when the api is a server's. */
  readonly storage: Storage | undefined
}

export type Given = {
  /** What was said besides options, the command's own name left out. */
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
  run(context: CommandContext, given: Given): Promise<Outcome>
}
