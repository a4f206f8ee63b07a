/** Deletes what no page can need any more. */
import { readDays } from '../../platforms/node/settings.ts'
import { defaultPruneDays, type Pruned } from '../../store/prune.ts'
import type { Command } from './command.ts'
import { operandsOf, understood } from './operands.ts'
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
