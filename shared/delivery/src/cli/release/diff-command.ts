/** Compares two releases. */
import { sizeOf } from '../table.ts'
import { type Command, findRelease, operandsOf, programOf } from './command.ts'

const help = `Usage: release diff A B
       release diff SECTION A B

What release B has that A has not: pages, modules, bytes. A and B are ids as list prints them, or their first digits (at least
4); after SECTION also stable, canary and previous.

--json prints { program, from, to, pages: { added, removed, changed }, modules: { added, removed }, bytes: { from, to } }.
`

export const diff: Command = {
  summary: 'pages, modules and bytes of one release beside another',
  help,
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
