/** Tells what visitors get, and how it does. */
import type { ProgramStatus, ReleaseCounts, StatusModel } from '../../management/status-model.ts'
import { cohorts } from '../../store/cohort.ts'
import { percentOf } from '../../store/rollout-changes.ts'
import { table } from '../table.ts'
import { type Command, noRelease, operandsOf } from './command.ts'

const help = `Usage: release status

What visitors get of the shell and each section, and how it does: visits, how many of them failed, and the 75th percentiles
of largest paint, answer to a click, layout shift and first byte. What is not counted is left out.

--json prints { at, health: { ok, reason, warning }, guard, programs: [{ program, mayChange, stable, previous, canary, kept, history }] }.
stable and canary have a release and, once visits were counted, a counts: { visits, ready, failed, errors, vitals }.
A weight is in basis points: 1 is 0.01 % of the visitors.
`

export const status: Command = {
  summary: 'what visitors get, and how it does',
  help,
  async run(context, { operands }) {
    operandsOf('status', [], operands)
    const model = await context.api.status()
    return { json: model, text: model.programs.length === 0 ? `${noRelease(context)}.\n` : textOf(model) }
  },
}

function textOf({ health, programs }: StatusModel): string {
  const notes = [
    ...(health.ok ? [] : [`Not served: ${health.reason ?? 'the reason is in the log'}`]),
    ...(health.warning ? [`Warning: ${health.warning}`] : []),
    ...programs.flatMap(({ program, canary }) => (canary?.stopped ? [`${program} ${canary.release} was stopped: ${canary.stopped}`] : [])),
  ]
  return `${tableOf(programs)}${notes.length > 0 ? `\n${notes.join('\n')}\n` : ''}`
}

const heads = ['PROGRAM', 'STATE', 'RELEASE', 'WEIGHT']
const countHeads = ['VISITS', 'FAILED', 'PAINT', 'CLICK', 'SHIFT', 'BYTE']

function tableOf(programs: readonly ProgramStatus[]): string {
  const isCounted = programs.some(({ stable, canary }) => stable?.counts ?? canary?.counts)
  const rows = [[...heads, ...countHeads], ...programs.flatMap(rowsOf)]
  return table(isCounted ? rows : rows.map(row => row.slice(0, heads.length)), [3, 4, 5, 6, 7, 8, 9])
}

function rowsOf({ program, stable, canary, previous }: ProgramStatus): string[][] {
  const weight = canary?.weight ?? 0
  const rows = [
    ...(stable ? [['stable', stable.release, `${percentOf(cohorts - weight)} %`, ...cellsOf(stable.counts)]] : []),
    ...(canary ? [['canary', canary.release, `${percentOf(weight)} %`, ...cellsOf(canary.counts)]] : []),
    ...(previous ? [['previous', previous]] : []),
  ]
  return (rows.length > 0 ? rows : [['not released']]).map((row, index) => [index === 0 ? program : '', ...row])
}

function cellsOf(counts: ReleaseCounts | undefined): string[] {
  if (!counts) return []
  const { visits, failed, vitals } = counts
  const time = (value: number | undefined): string => (value === undefined ? '' : `${Math.round(value)} ms`)
  return [
    String(visits),
    visits > 0 ? `${((100 * failed) / visits).toFixed(2)} %` : '',
    time(vitals.lcp),
    time(vitals.inp),
    vitals.cls === undefined ? '' : vitals.cls.toFixed(3),
    time(vitals.ttfb),
  ]
}
