/** `npm run release -- …`: what a team does with its releases. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { identity } from '@site/identity'
import { table } from '../table.ts'
import { type Arguments, type Build, type Command, type CommandContext, UsageError } from './command.ts'
import { diff } from './diff-command.ts'
import { history } from './history-command.ts'
import { list } from './list-command.ts'
import { openContext } from './open-context.ts'
import { preview } from './preview-command.ts'
import { prune } from './prune-command.ts'
import { publish } from './publish-command.ts'
import { promote, rollback, rollout } from './rollout-commands.ts'
import { status } from './status-command.ts'
import { token } from './token-command.ts'

const commands = new Map<string, Command>(
  Object.entries({ publish, list, status, rollout, promote, rollback, history, diff, preview, prune, token }),
)

type Options = NonNullable<ParseArgsConfig['options']>

const commonOptions = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  to: { type: 'string' },
} satisfies Options

const commonHelp = `  --to URL     at the server with this admin origin, with the token in RELEASE_TOKEN; by default RELEASE_SERVER,
               or else the store in the folder STORE (var/store)
  --json       print JSON; what fails prints { error } on the error stream
  --help       say more
`

const usage = `Usage: release COMMAND

${table([...commands].map(([name, { summary }]) => [`  ${name}`, summary]))}
${commonHelp}
SECTION is shell, or a section such as remote-home. Exit codes: 0 done, 1 failed, 2 not understood.
`

export type Output = { out: (text: string) => void; error: (text: string) => void }

/**
 * @param args without the program's own name
 * @param open where the commands work; `to` is what `--to` said
 * @returns the exit code: 0 done, 1 failed, 2 not understood
 */
export async function runReleaseCommand(
  args: readonly string[],
  open: (to: string | undefined) => CommandContext | Promise<CommandContext>,
  { out, error }: Output,
): Promise<number> {
  const { command, name, given, tokens } = parse(args)
  const help = command ? `${command.help}\n${commonHelp}` : usage
  try {
    assertOptions({ ...command?.options, ...commonOptions }, tokens)
    if (given.options.help) out(help)
    else if (!command) throw new UsageError(name === undefined ? 'A command is missing.' : `Unknown command: ${name}`)
    else {
      const { json, text } = await command.run(await open(given.options.to as string | undefined), given)
      out(given.options.json ? `${JSON.stringify(json, null, 2)}\n` : text)
    }
    return 0
  } catch (failure) {
    const misunderstood = failure instanceof UsageError
    const { message } = failure as Error
    if (given.options.json) error(`${JSON.stringify({ error: message })}\n`)
    else error(misunderstood ? `${message}\n\n${help}` : `${message}\n`)
    return misunderstood ? 2 : 1
  }
}

/** The command's name is the first word that is neither an option nor the value of one. */
function parse(args: readonly string[]) {
  const options: Options = Object.assign({}, ...[...commands.values()].map(command => command.options), commonOptions)
  const { values, positionals, tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true })
  const [name, ...operands] = positionals
  return { name, command: commands.get(name ?? ''), given: { operands, options: values as Arguments['options'] }, tokens }
}

/** @throws {UsageError} naming an option that the command does not have, or that lacks its value. */
function assertOptions(options: Options, tokens: ReturnType<typeof parse>['tokens']): void {
  for (const token of tokens ?? []) {
    if (token.kind !== 'option') continue
    const { type } = options[token.name] ?? {}
    if (!type) throw new UsageError(`Unknown option '${token.rawName}'`)
    if (type === 'boolean' && token.value !== undefined) throw new UsageError(`Option '${token.rawName}' does not take an argument`)
    if (type === 'string' && (token.value ?? '-').startsWith('-'))
      throw new UsageError(`Option '${token.rawName} <value>' argument missing`)
  }
}

/**
 * The whole program: at the store or server of the environment, on the streams of the process.
 * @param build what `publish SECTION` builds with; without it only what is built can be published
 */
export async function runRelease(args: readonly string[], build?: Build): Promise<void> {
  const open = async (to: string | undefined) => ({ ...(await openContext(to, process.env, identity.origin)), build })
  process.exitCode = await runReleaseCommand(args, open, {
    out: text => process.stdout.write(text),
    error: text => process.stderr.write(text),
  })
}
