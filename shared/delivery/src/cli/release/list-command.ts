/** Lists the releases in the store. */
import { table } from '../table.ts'
import type { Command } from './command.ts'
import { operandsOf, programOf } from './operands.ts'
import { timeOf } from './text.ts'

const help = `Usage: release list [SECTION]

The releases in the store, those of SECTION or all, newest first. Each is stable (what visitors get), canary (what a
weight of them gets), previous (where a rollback leads) or kept.

--json prints [{ program, release, state, published }]; published is a time in UTC, absent where a publish did not end.
`

export const list: Command = {
  summary: 'the releases in the store, and which of them visitors get',
  help,
  async run({ api }, { operands }) {
    const [section] = operandsOf('list', ['[SECTION]'], operands)
    const listed = await api.list({ program: section === undefined ? undefined : programOf(section) })
    const programs = [...new Set(listed.map(({ program }) => program))]
    const releases = programs.flatMap(program => listed.filter(each => each.program === program).sort(newestFirst))
    const rows = releases.map(({ program, release, state, published }) => [program, release, state, published ? timeOf(published) : ''])
    return {
      json: releases,
      text:
        rows.length === 0
          ? `The store holds no release${section ? ` of ${section}` : ''}.\n`
          : table([['PROGRAM', 'RELEASE', 'STATE', 'PUBLISHED'], ...rows]),
    }
  },
}

const newestFirst = (a: { published?: string | undefined }, b: { published?: string | undefined }): number =>
  (b.published ?? '').localeCompare(a.published ?? '')
