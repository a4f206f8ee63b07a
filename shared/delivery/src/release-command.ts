/** `npm run release -- …`: what a team does with its releases. */
import { type OwnerName, ownerNames } from './release.ts'
import { readReleaseFolder } from './release-folder.ts'
import type { ReleaseStore } from './release-store.ts'

const usage = `Usage: release COMMAND

  publish DIRECTORY    verify a build's release folder, store it and give it to visitors
    --keep-stable      only store it
  list [OWNER]         the releases in the store, and which of them visitors get
  rollback OWNER       give visitors the release from before again

OWNER is one of ${ownerNames.join(', ')}.
The store is the folder STORE, by default var/store.
`

/** The command was not understood. */
class UsageError extends Error {}

type Output = { out: (text: string) => void; error: (text: string) => void }

/**
 * @param args without the program's own name
 * @returns the exit code: 0 done, 1 failed, 2 not understood
 */
export async function runReleaseCommand(args: readonly string[], store: ReleaseStore, { out, error }: Output): Promise<number> {
  try {
    out(args.some(arg => arg === '--help' || arg === '-h') ? usage : await run(args, store))
    return 0
  } catch (failure) {
    const misunderstood = failure instanceof UsageError
    error(`${(failure as Error).message}\n${misunderstood ? `\n${usage}` : ''}`)
    return misunderstood ? 2 : 1
  }
}

async function run(args: readonly string[], store: ReleaseStore): Promise<string> {
  const options = args.filter(arg => arg.startsWith('-'))
  const [command, operand, ...more] = args.filter(arg => !arg.startsWith('-'))
  const unknown = options.find(option => option !== '--keep-stable' || command !== 'publish')
  if (unknown) throw new UsageError(`Unknown option: ${unknown}`)
  if (more.length > 0) throw new UsageError(`Not expected: ${more.join(' ')}`)
  if (command === 'publish') return publish(store, operand, options.length > 0)
  if (command === 'list') return list(store, operand)
  if (command === 'rollback') return rollback(store, operand)
  throw new UsageError(command ? `Unknown command: ${command}` : 'A command is missing.')
}

async function publish(store: ReleaseStore, directory: string | undefined, keepStable: boolean): Promise<string> {
  if (!directory) throw new UsageError('publish needs the DIRECTORY of a release, such as remote-home/dist/release')
  const { owner, release, uploaded } = await store.publish(await readReleaseFolder(directory))
  if (!keepStable) await store.setStable(owner, release)
  return `${owner} ${release}: ${uploaded.length} new ${uploaded.length === 1 ? 'file' : 'files'}, ${keepStable ? 'stored' : 'stable'}\n`
}

async function list(store: ReleaseStore, owner: string | undefined): Promise<string> {
  const releases = await store.list(owner === undefined ? undefined : ownerOf(owner))
  if (releases.length === 0) return 'The store holds no release.\n'
  return releases.map(({ owner: each, release, state }) => `${each.padEnd(16)} ${release}  ${state}\n`).join('')
}

async function rollback(store: ReleaseStore, operand: string | undefined): Promise<string> {
  if (!operand) throw new UsageError('rollback needs an OWNER')
  const owner = ownerOf(operand)
  const { owners } = await store.rollback(owner)
  return `${owner} ${owners[owner]?.stable}: stable again\n`
}

function ownerOf(name: string): OwnerName {
  const owner = ownerNames.find(each => each === name)
  if (!owner) throw new UsageError(`${name} is no owner of releases`)
  return owner
}
