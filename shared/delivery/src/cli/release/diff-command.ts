/** Compares two releases. */
import { fileGroups, type ReleaseDiff } from '../../store/release-diff.ts'
import { changeOf, sizeOf, table } from '../table.ts'
import { type Command, findRelease, operandsOf, programOf } from './command.ts'

const help = `Usage: release diff A B
       release diff SECTION A B

What release B has that A has not: pages, bytes, modules. A and B are ids as list prints them, or their first digits (at least
4); after SECTION also stable, canary and previous.

--json prints { program, from, to, pages: { added, removed, changed: [{ path, changed }] }, bytes, modules: { added, removed } }.
bytes has modules, styles, fragments, public and others, each { from: { raw, brotli }, to: { raw, brotli } }.
`

export const diff: Command = {
  summary: 'pages, bytes and modules of one release beside another',
  help,
  async run({ api }, { operands }) {
    const names = operands.length > 2 ? ['SECTION', 'A', 'B'] : ['A', 'B']
    const [from, to] = operandsOf('diff', names, operands).slice(-2)
    const program = operands.length > 2 ? programOf(operands[0]) : undefined
    const found = await api.diff({ from: await findRelease(api, from, program), to: await findRelease(api, to, program) })
    return { json: found, text: textOf(found) }
  },
}

function textOf({ program, from, to, pages, bytes, modules }: ReleaseDiff): string {
  const pageLines = [
    ...pages.added.map(path => `  added    ${path}\n`),
    ...pages.removed.map(path => `  removed  ${path}\n`),
    ...pages.changed.map(({ path, changed }) => `  changed  ${path}: ${changed.join(', ')}\n`),
  ]
  const moduleLines = [...modules.added.map(name => `  added    ${name}\n`), ...modules.removed.map(name => `  removed  ${name}\n`)]
  return [
    `${program}: from ${from} to ${to}\n`,
    `\nPages\n${pageLines.join('') || '  the same\n'}`,
    `\nModules\n${moduleLines.join('') || '  the same\n'}`,
    `\n${table([['BYTES', 'BEFORE', 'AFTER', 'CHANGE', 'AS BROTLI', 'CHANGE'], ...fileGroups.map(row)], [1, 2, 3, 4, 5])}`,
  ].join('')

  function row(group: (typeof fileGroups)[number]): string[] {
    const { from: before, to: after } = bytes[group]
    const sizes = [sizeOf(before.raw), sizeOf(after.raw), changeOf(after.raw - before.raw)]
    return [group, ...sizes, sizeOf(after.brotli), changeOf(after.brotli - before.brotli)]
  }
}
