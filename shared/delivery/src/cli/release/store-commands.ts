/** The commands that add releases to the store, delete them, and read what is there. */
import { listTokens } from '../../admin/tokens.ts'
import { readDays } from '../../platforms/node/settings.ts'
import type { ProgramName } from '../../release/release.ts'
import { readReleaseFolder } from '../../release/release-folder.ts'
import { findSecret } from '../../storage/signed-value.ts'
import { damagedFiles, rolloutFaults } from '../../store/check-files.ts'
import { storedReleases } from '../../store/keys.ts'
import { defaultPruneDays, type Pruned } from '../../store/prune.ts'
import { readLeases } from '../../store/publish-lease.ts'
import { count, sizeOf } from '../table.ts'
import {
  type Arguments,
  type Builder,
  type Command,
  noRelease,
  operandsOf,
  optionalProgram,
  ownStorage,
  UsageError,
  understood,
} from './command.ts'

const publishHelp = `Usage: release publish SECTION [--stable]
       release publish --from FOLDER [--stable]

Builds SECTION when its source changed, verifies the release and uploads the files that the store
does not have. Nobody gets it yet. The same source again changes nothing.

  --from FOLDER   publish the release in this folder, such as remote-home/dist/release; nothing is built
  --stable        give it to all visitors at once

Refused, with the reason: a file that is missing or altered, markup that cannot stand in a document, a page
that another section owns, a release that the live shell cannot carry.

--json prints { program, release, added, uploaded: [names], bytes, stable }; added is false when the store
had the release already, bytes is the size of what was uploaded.
`

export const publish: Command = {
  summary: 'build, verify, and upload what is new; visitors get nothing yet',
  help: publishHelp,
  options: { from: { type: 'string' }, stable: { type: 'boolean' } },
  async run({ api, builder }, { operands, options }) {
    const program = optionalProgram('publish', operands)
    const from = await folderOf(program, options.from, builder)
    const verified = await readReleaseFolder(from)
    const { name, id, files } = verified.release
    if (program && program !== name) throw new Error(`${from} holds a release of ${name}: expected one of ${program}`)
    const { added, uploaded } = await api.publish(verified)
    const stable = options.stable === true
    if (stable) await api.promote({ program: name, release: id })
    const bytes = uploaded.reduce((sum, file) => sum + (files[file]?.bytes ?? 0), 0)
    const done = added
      ? `published, ${uploaded.length === 0 ? 'no new file' : `${count(uploaded.length, 'new file')}, ${sizeOf(bytes)}`}`
      : 'was published before, nothing changed'
    return {
      json: { program: name, release: id, added, uploaded, bytes, stable },
      text: `${name} ${id}: ${done}${stable ? '; stable' : ''}\n`,
    }
  },
}

async function folderOf(program: ProgramName | undefined, from: Arguments['options'][string], builder?: Builder): Promise<string> {
  if (typeof from === 'string') return builder ? builder.pack(from) : from
  if (!program) throw new UsageError('publish needs SECTION, or --from FOLDER')
  if (!builder) throw new UsageError(`publish needs --from FOLDER here; npm run release -- publish ${program} builds it`)
  return builder.build(program)
}

const pruneHelp = `Usage: release prune [--days N] [--dry-run]

Deletes releases that no page can need any more, and files that no release names. Kept are what is stable, what was before it,
canaries, what can be previewed, and all that visitors could get in the last N days: a tab that was left open so long loses
nothing. A release that was pruned can be published again.

  --days N     1 or more, by default ${defaultPruneDays}
  --dry-run    only say what would be deleted

--json prints { dryRun, days, releases: [{ program, release }], files, bytes }.
`

export const prune: Command = {
  summary: 'delete what no page can need any more',
  help: pruneHelp,
  options: { days: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run({ api }, { operands, options }) {
    operandsOf('prune', [], operands)
    const { days: text, 'dry-run': dryRun } = options
    const days = typeof text === 'string' ? understood(() => readDays('--days', text)) : defaultPruneDays
    const pruned = await api.prune({ days, dryRun: dryRun === true })
    return { json: pruned, text: textOf(pruned) }
  },
}

function textOf({ releases, files, bytes, dryRun }: Pruned): string {
  if (releases.length === 0 && files === 0) return 'There is nothing to delete.\n'
  const lines = releases.map(({ program, release }) => `${program} ${release}\n`).join('')
  return `${lines}${dryRun ? 'Would delete' : 'Deleted'} ${count(releases.length, 'release')}, ${count(files, 'file')}, ${sizeOf(bytes)}\n`
}

const checkHelp = `Usage: release check [--clear]

Reads every file of every release, compressed ones too, against the hash in its manifest; the rollout and the manifests that it
needs; the tokens and the secret. What is missing or damaged is told, and is a failure. Works on the store of this machine only.

  --clear   delete what is damaged: publishing the release again writes it anew

--json prints { releases }, how many were read.
`

export const check: Command = {
  summary: 'read every file against its hash',
  help: checkHelp,
  options: { clear: { type: 'boolean' } },
  async run(context, { operands, options }) {
    operandsOf('check', [], operands)
    const storage = ownStorage('check', context)
    const releases = await storedReleases(storage)
    const reads: (() => Promise<string[]>)[] = [
      () => rolloutFaults(storage),
      () => listTokens(storage).then(() => []),
      () => findSecret(storage).then(() => []),
      () => readLeases(storage, new Date()).then(() => []),
    ]
    for (const { program, release } of releases) reads.push(() => damagedFiles(storage, program, release, options.clear === true))
    const faults: string[] = []
    for (const read of reads) faults.push(...(await read().catch((error: Error) => [error.message])))
    if (releases.length === 0) faults.push(noRelease(context))
    if (faults.length > 0) throw new Error(faults.join('\n'))
    return { json: { releases: releases.length }, text: `${count(releases.length, 'release')}: every file is as it was published\n` }
  },
}
