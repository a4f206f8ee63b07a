/** What there is, and what was done: the commands that list. */
import { percentOf } from '../../store/rollout-changes.ts'
import { table, timeOf } from '../table.ts'
import { type Command, noRelease, optionalProgram } from './command.ts'

const listHelp = `Usage: release list [SECTION]

The releases in the store, those of SECTION or all, newest first. Each is stable (what visitors get), canary (what a
weight of them gets), previous (where a rollback leads) or kept.

--json prints [{ program, release, state, published }]; published is a time in UTC, absent where a publish did not end.
`

export const list: Command = {
  summary: 'the releases in the store, and which of them visitors get',
  help: listHelp,
  async run(context, { operands }) {
    const program = optionalProgram('list', operands)
    const listed = await context.api.list({ program })
    const programs = [...new Set(listed.map(({ program }) => program))]
    const releases = programs.flatMap(program => listed.filter(each => each.program === program).sort(newestFirst))
    const rows = releases.map(({ program, release, state, published }) => [program, release, state, published ? timeOf(published) : ''])
    return {
      json: releases,
      text: rows.length === 0 ? `${noRelease(context, program)}.\n` : table([['PROGRAM', 'RELEASE', 'STATE', 'PUBLISHED'], ...rows]),
    }
  },
}

const newestFirst = (a: { published?: string | undefined }, b: { published?: string | undefined }): number =>
  (b.published ?? '').localeCompare(a.published ?? '')

const historyHelp = `Usage: release history [SECTION]

All that was done to the releases of SECTION, or of all, newest first. Times are UTC.

--json prints [{ program, action, release, at, weight, reason }]; weight stands with 'rollout', in basis points (0 to 10000).
`

export const history: Command = {
  summary: 'what was done, newest first',
  help: historyHelp,
  async run({ api }, { operands }) {
    const events = await api.history({ program: optionalProgram('history', operands) })
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
