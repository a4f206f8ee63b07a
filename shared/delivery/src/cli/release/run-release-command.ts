/** `npm run release -- …`: what a team does with its releases. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Command, type CommandContext, type Given, UsageError } from './command.ts'
import { diff } from './diff-command.ts'
import { history } from './history-command.ts'
import { list } from './list-command.ts'
import { preview } from './preview-command.ts'
import { prune } from './prune-command.ts'
import { publish } from './publish-command.ts'
import { promote, rollback, rollout } from './rollout-commands.ts'
import { status } from './status-command.ts'
import { table } from './text.ts'
import { token } from './token-command.ts'

const commands = { publish, list, status, rollout, promote, rollback, history, diff, preview, prune, token } satisfies Record<
  string,
  Command
>

const commonOptions = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  to: { type: 'string' },
} satisfies ParseArgsConfig['options']

const commonHelp = `  --to URL     at the server with this admin origin, with the token in RELEASE_TOKEN; by default RELEASE_SERVER,
               or else the store in the folder STORE (var/store)
  --json       print JSON; what fails prints { error } on the error stream
  --help       say more
`

const usage = `Usage: release COMMAND

${table(Object.entries<Command>(commands).map(([name, { summary }]) => [`  ${name}`, summary]))}
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
  const { name, command } = commandIn(args)
  try {
    const { options, operands } = parse(args, command)
    if (options.help) out(command ? helpOf(command) : usage)
    else if (!command) throw new UsageError(name === undefined ? 'A command is missing.' : `Unknown command: ${name}`)
    else {
      const { json, text } = await command.run(await open(options.to), { operands: operands.slice(1), options })
      out(options.json ? `${JSON.stringify(json, null, 2)}\n` : text)
    }
    return 0
  } catch (failure) {
    const misunderstood = failure instanceof UsageError
    const { message } = failure as Error
    if (args.includes('--json')) error(`${JSON.stringify({ error: message })}\n`)
    else error(misunderstood ? `${message}\n\n${command ? helpOf(command) : usage}` : `${message}\n`)
    return misunderstood ? 2 : 1
  }
}

const helpOf = ({ help }: Command): string => `${help}\n${commonHelp}`

/** The command's name is the first word that is neither an option nor the value of one. */
function commandIn(args: readonly string[]): { name: string | undefined; command: Command | undefined } {
  const options = Object.assign(
    {},
    commonOptions,
    ...Object.values<Command>(commands).map(command => command.options),
  ) as typeof commonOptions
  const [name] = parseArgs({ args: [...args], options, strict: false, allowPositionals: true }).positionals
  return { name, command: name !== undefined && Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined }
}

/** @throws {UsageError} naming an option that the command does not have, or that lacks its value. */
function parse(args: readonly string[], command: Command | undefined) {
  try {
    const options: typeof commonOptions = { ...command?.options, ...commonOptions }
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { options: values as Given['options'] & typeof values, operands: positionals }
  } catch (error) {
    // Node goes on to explain how an operand could begin with a dash, which none does here.
    throw new UsageError((error as Error).message.split('. To specify')[0])
  }
}
