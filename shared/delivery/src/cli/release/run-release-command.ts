/** `npm run release -- …`: what a team does with its releases. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { identity } from '@site/identity'
import { defaultOrigin } from '../../http/asked-origin.ts'
import { table } from '../table.ts'
import { type Builder, type Command, type CommandContext, type Output, standardOutput, UsageError } from './command.ts'
import { diff, history, list } from './list-commands.ts'
import { openContext } from './open-context.ts'
import { preview, promote, rollback, rollout } from './rollout-commands.ts'
import { status } from './status-command.ts'
import { check, prune, publish } from './store-commands.ts'
import { token } from './token-command.ts'

const commands = new Map<string, Command>(
  Object.entries({ publish, list, status, rollout, promote, rollback, history, diff, preview, prune, check, token }),
)

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

${table([...commands].map(([name, { summary }]) => [`  ${name}`, summary]))}
${commonHelp}
SECTION is shell, or a section such as remote-home. Exit codes: 0 done, 1 failed, 2 not understood.
`

/** @param open where the commands work; `to` is what `--to` said @returns the exit code: 0 done, 1 failed, 2 not understood */
export async function runReleaseCommand(
  args: readonly string[],
  open: (to: string | undefined) => CommandContext | Promise<CommandContext>,
  { out, error }: Output,
): Promise<number> {
  const command = commands.get(args.find(arg => commands.has(arg)) ?? '')
  const help = command ? `${command.help}\n${commonHelp}` : usage
  try {
    const { values: options, positionals } = parse(args, command)
    const [name, ...operands] = positionals
    if (options.help) out(help)
    else if (name === undefined) throw new UsageError('A command is missing.')
    else if (!command || command !== commands.get(name)) throw new UsageError(`Unknown command: ${name}`)
    else {
      const { json, text } = await command.run(await open(options.to), { operands, options })
      out(options.json ? `${JSON.stringify(json, null, 2)}\n` : text)
    }
    return 0
  } catch (failure) {
    const misunderstood = failure instanceof UsageError
    const { message } = failure as Error
    if (args.includes('--json')) error(`${JSON.stringify({ error: message })}\n`)
    else error(misunderstood ? `${message}\n\n${help}` : `${message}\n`)
    return misunderstood ? 2 : 1
  }
}

function parse(args: readonly string[], command: Command | undefined) {
  try {
    const options: typeof commonOptions = { ...command?.options, ...commonOptions }
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    // Node goes on to explain how an operand could begin with a dash, which none does here.
    throw new UsageError((error as Error).message.split('. To specify')[0])
  }
}

/** The whole program, on the streams of the process. @param builder for `publish`, where anything can be built */
export async function runRelease(args: readonly string[], builder?: Builder): Promise<void> {
  const open = async (to: string | undefined) => ({ ...(await openContext(to, process.env, identity.origin ?? defaultOrigin)), builder })
  process.exitCode = await runReleaseCommand(args, open, standardOutput)
}
