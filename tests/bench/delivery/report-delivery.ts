/** What was measured as a table to read, and what is promised of it. */
import { type Target, target } from '../targets.ts'
import type { ProcessRates } from './processes.ts'
import type { RolledBack } from './rollback-under-load.ts'
import type { Cell } from './throughput.ts'

/** Requests for pages a second, of nginx's. */
const pageRatio = 0.5
/** Requests a second with more releases or sections, of those with few: flat within a tenth. */
const flatRatio = 0.9
/** Milliseconds until a rollback has taken effect. */
const rollbackLimit = 1000

export const loadTargets = (cells: readonly Cell[]): Target[] =>
  cells.flatMap(({ variant, kind, connections, ofNginx, ofFirst, site }) => {
    const name = `${kind}, ${variant}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`
    return [
      ...(kind === 'pages' ? [target(`${name}: requests a second, of nginx's`, ofNginx, pageRatio, 'at least', 'x')] : []),
      ...(variant === cells[0]?.variant ? [] : [target(`${name}: of those of ${cells[0]?.variant}`, ofFirst, flatRatio, 'at least', 'x')]),
      ...(site.failed > 0 ? [target(`${name}: requests that failed`, site.failed, 0, 'at most')] : []),
    ]
  })

export const rollbackTargets = ({ failed, mixed, firstAfter, lastAfter }: RolledBack): Target[] => [
  target('rollback: requests that failed', failed, 0, 'at most'),
  target('rollback: documents of neither release', mixed, 0, 'at most'),
  target(
    'rollback: until the older release comes, and it alone',
    Math.round(Math.max(firstAfter, lastAfter)),
    rollbackLimit,
    'at most',
    ' ms',
  ),
]

const heads = ['connections', 'site req/s', 'nginx req/s', 'of nginx', 'of first', 'site p50', 'nginx p50', 'site p99', 'nginx p99']

export function loadTable(cells: readonly Cell[]): string {
  const kinds = [...new Set(cells.map(({ kind }) => kind))]
  const lines = kinds.flatMap(kind => ['', line([kind, ...heads]), ...cells.filter(cell => cell.kind === kind).map(cellLine)])
  return `${lines.join('\n')}\n`
}

function cellLine({ variant, connections, site, nginx, ofNginx, ofFirst }: Cell): string {
  const rates = [site.rate, nginx.rate].map(rate => Math.round(rate).toLocaleString('en-GB'))
  const times = [site.p50, nginx.p50, site.p99, nginx.p99].map(ms => `${ms.toFixed(2)} ms`)
  return line([`  ${variant}`, String(connections), ...rates, ofNginx.toFixed(2), ofFirst.toFixed(2), ...times])
}

export function rollbackTable({ requests, firstAfter, lastAfter, failed, mixed }: RolledBack): string {
  const rows: [string, string][] = [
    ['requests meanwhile', requests.toLocaleString('en-GB')],
    ['failed', String(failed)],
    ['documents of neither release', String(mixed)],
    ['first document of the older release', `${Math.round(firstAfter)} ms`],
    ['last request that got the newer one', `${Math.round(lastAfter)} ms`],
  ]
  const title = 'a rollback at 16 connections, from the moment it is written'
  return `\n${[title, ...rows.map(([name, value]) => `  ${name}`.padEnd(40) + value.padStart(14))].join('\n')}\n`
}

/** Two may share cores with the proxy and with the load: no less than one is all that is promised. */
export const processesTargets = ({ one, two, ratio }: ProcessRates): Target[] => [
  target('two processes: requests a second, of those of one', ratio, 1, 'at least', 'x'),
  target('processes: requests that failed', one.failed + two.failed, 0, 'at most'),
]

export function processesTable({ one, two, ratio }: ProcessRates): string {
  const row = (name: string, { rate, p50, p99 }: ProcessRates['one'], of: number): string =>
    line([name, Math.round(rate).toLocaleString('en-GB'), of.toFixed(2), `${p50.toFixed(2)} ms`, `${p99.toFixed(2)} ms`])
  const head = line(['pages through a proxy', 'site req/s', 'of one', 'site p50', 'site p99'])
  return `\n${[head, row('  one process', one, 1), row('  two processes', two, ratio)].join('\n')}\n`
}

const line = ([first = '', ...rest]: string[]): string => first.padEnd(28) + rest.map(cell => cell.padStart(13)).join('')
