/** What there is, what was done, and what differs: the commands that read releases. */
import { percentOf } from '../../store/rollout-changes.ts'
import { sizeOf, table, timeOf } from '../table.ts'
import { type Command, findRelease, noRelease, operandsOf, optionalProgram, programOf } from './command.ts'

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

const diffHelp = `Usage: release diff A B
       release diff SECTION A B

What release B has that A has not: pages, modules, bytes. A and B are ids as list prints them, or their first digits (at least
4); after SECTION also stable, canary and previous.

--json prints { program, from, to, pages: { added, removed, changed }, modules: { added, removed }, bytes: { from, to } }.
`

export const diff: Command = {
  summary: 'pages, modules and bytes of one release beside another',
  help: diffHelp,
  async run({ api }, { operands }) {
    const names = operands.length > 2 ? ['SECTION', 'A', 'B'] : ['A', 'B']
    const [from, to] = operandsOf('diff', names, operands).slice(-2)
    const section = operands.length > 2 ? programOf(operands[0]) : undefined
    const { program, release } = await findRelease(api, from, section)
    const found = await api.diff({ program, from: release, to: (await findRelease(api, to, section ?? program)).release })
    const { pages, modules, bytes } = found
    const pageLines = [...linesOf('added', pages.added), ...linesOf('removed', pages.removed), ...linesOf('changed', pages.changed)]
    const moduleLines = [...linesOf('added', modules.added), ...linesOf('removed', modules.removed)]
    const text = [
      `${program}: from ${found.from} to ${found.to}\n`,
      `\nPages\n${pageLines.join('') || '  the same\n'}`,
      `\nModules\n${moduleLines.join('') || '  the same\n'}`,
      `\nBytes\n  ${sizeOf(bytes.from)} before, ${sizeOf(bytes.to)} after\n`,
    ]
    return { json: found, text: text.join('') }
  },
}

const linesOf = (what: string, names: readonly string[]): string[] => names.map(name => `  ${what.padEnd(8)} ${name}\n`)
