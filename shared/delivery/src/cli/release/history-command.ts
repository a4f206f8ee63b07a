import { percentOf } from '../../store/rollout-changes.ts'
import type { Command } from './command.ts'
import { operandsOf, programOf } from './operands.ts'
import { table, timeOf } from './text.ts'

const help = `Usage: release history [SECTION]

All that was done to the releases of SECTION, or of all, newest first. Times are UTC.

--json prints [{ program, action, release, at, weight, reason }]; weight is in basis points and stands with 'rollout'.
`

export const history: Command = {
  summary: 'what was done, newest first',
  help,
  async run({ api }, { operands }) {
    const [section] = operandsOf('history', ['[SECTION]'], operands)
    const events = await api.history(section === undefined ? undefined : programOf(section))
    const rows = events.map(({ at, program, action, release, weight, reason }) => [
      timeOf(at),
      program,
      release,
      weight === undefined ? action : `${action} to ${percentOf(weight)} %`,
      reason ?? '',
    ])
    return {
      json: events,
      text: rows.length === 0 ? 'Nothing was done yet.\n' : table([['TIME', 'PROGRAM', 'RELEASE', 'ACTION', 'REASON'], ...rows]),
    }
  },
}
