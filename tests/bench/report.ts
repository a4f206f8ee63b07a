/** The comparison as a table to read. */
import { architectureNames } from './architectures.ts'
import type { ByArchitecture, Comparison } from './compare.ts'
import type { Target } from './targets.ts'

type Row = { name: string; values: ByArchitecture<number>; show: (value: number) => string }

const count = (value: number): string => String(value)
const bytes = (value: number): string => value.toLocaleString('en-GB')
const milliseconds = (value: number): string => `${Math.round(value)} ms`

const each = <T>(of: ByArchitecture<T>, pick: (value: T) => number): ByArchitecture<number> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, pick(value)]))

const heads = { delivered: 'as delivered', plain: 'plain Vite', default: 'default federation' } as const

export function table(comparison: Comparison): string {
  const lines = sectionsOf(comparison).flatMap(([title, rows]) => [
    '',
    line([title, ...architectureNames.map(name => heads[name]), 'delivered / plain']),
    ...rows.map(rowLine),
  ])
  return `${lines.join('\n')}\n`
}

function sectionsOf({ firstLoads, paints, routeChanges }: Comparison): [string, Row[]][] {
  const paths = Object.keys(firstLoads)
  const changes = Object.entries(routeChanges)
  return [
    ...paths.map((path): [string, Row[]] => [path, [...countedRows(firstLoads[path]), ...timedRows(paints[path])]]),
    ...(changes.length > 0 ? [['route change', changes.flatMap(([kind, spread]) => spreadRows(kind, spread))] as [string, Row[]]] : []),
  ]
}

function countedRows(loads: Comparison['firstLoads'][string] | undefined): Row[] {
  if (!loads) return []
  return [
    { name: 'serial hops after the document', values: each(loads, ({ hops }) => hops.length), show: count },
    { name: 'requests until interactive', values: each(loads, ({ requests }) => requests), show: count },
    { name: 'of these JavaScript', values: each(loads, ({ scripts }) => scripts), show: count },
    { name: 'JavaScript, brotli bytes', values: each(loads, ({ scriptBytes }) => scriptBytes), show: bytes },
    { name: 'styles, brotli bytes', values: each(loads, ({ styleBytes }) => styleBytes), show: bytes },
    { name: 'kit runtimes in the page', values: each(loads, ({ kitRuntimes }) => kitRuntimes), show: count },
    { name: 'document, brotli bytes', values: each(loads, ({ documentBytes }) => documentBytes), show: bytes },
  ]
}

function timedRows(paints: Comparison['paints'][string] | undefined): Row[] {
  if (!paints) return []
  return [
    { name: 'largest contentful paint', values: each(paints, ({ lcp }) => lcp), show: milliseconds },
    { name: 'total blocking time', values: each(paints, ({ tbt }) => tbt), show: milliseconds },
    { name: 'interactive', values: each(paints, ({ interactive }) => interactive), show: milliseconds },
  ]
}

const spreadRows = (kind: string, spread: Comparison['routeChanges']['cold']): Row[] =>
  spread
    ? [
        { name: `${kind}, p50`, values: each(spread, ({ p50 }) => p50), show: milliseconds },
        { name: `${kind}, p95`, values: each(spread, ({ p95 }) => p95), show: milliseconds },
      ]
    : []

const rowLine = ({ name, values, show }: Row): string =>
  line([`  ${name}`, ...architectureNames.map(name => cell(values[name], show)), ratio(values)])

const cell = (value = Number.NaN, show: Row['show']): string => (Number.isNaN(value) ? 'failed' : show(value))

const ratio = ({ delivered = 0, plain = 0 }: ByArchitecture<number>): string => (plain > 0 ? (delivered / plain).toFixed(3) : '')

const line = ([first = '', ...rest]: string[]): string => first.padEnd(34) + rest.map(cell => cell.padStart(20)).join('')

export function verdict(targets: readonly Target[]): string {
  const lines = targets.map(({ name, limit, got, met }) => `${met ? 'met   ' : 'MISSED'}  ${name}: ${got} (${limit})`)
  return `\n${lines.join('\n')}\n`
}
