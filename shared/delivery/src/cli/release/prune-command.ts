/** Deletes what no page can need any more. */
import { defaultPruneDays, type Pruned } from '../../store/prune.ts'
import { type Command, UsageError } from './command.ts'
import { operandsOf } from './operands.ts'
import { count, sizeOf } from './text.ts'

const help = `Usage: release prune [--days N] [--dry-run]

Deletes releases that no page can need any more, and files that no release names. Kept are what is stable, what was before it,
canaries, what can be previewed, and all that visitors could get in the last N days: a tab that was left open so long loses
nothing. A release that was pruned can be published again.

  --days N     1 or more, by default ${defaultPruneDays}
  --dry-run    only say what would be deleted

--json prints { dryRun, days, releases: [{ program, release }], files, bytes }.
`

export const prune: Command = {
  summary: 'delete what no page can need any more',
  help,
  options: { days: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run({ api }, { operands, options }) {
    operandsOf('prune', [], operands)
    const pruned = await api.prune({ days: daysOf(options.days), dryRun: options['dry-run'] === true })
    return { json: pruned, text: textOf(pruned) }
  },
}

function daysOf(text: string | boolean | undefined): number {
  if (text === undefined) return defaultPruneDays
  if (typeof text !== 'string' || !/^[1-9]\d{0,4}$/.test(text))
    throw new UsageError(`--days: expected a number from 1 to 99999, got ${JSON.stringify(text)}`)
  return Number(text)
}

function textOf({ releases, files, bytes, dryRun }: Pruned): string {
  if (releases.length === 0 && files === 0) return 'There is nothing to delete.\n'
  const lines = releases.map(({ program, release }) => `${program} ${release}\n`).join('')
  return `${lines}${dryRun ? 'Would delete' : 'Deleted'} ${count(releases.length, 'release')}, ${count(files, 'file')}, ${sizeOf(bytes)}\n`
}
