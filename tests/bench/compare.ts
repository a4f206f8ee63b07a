/** Measures the three architectures one beside the other. Runs are interleaved, so that a busy moment hits all. */
import type { Browser } from 'playwright'
import { type Architecture, type ArchitectureName, loadedPaths, unlessFailed, visitedPaths } from './architectures.ts'
import { type FirstLoad, measureFirstLoad } from './measure/first-load.ts'
import { measurePaint, type Paint } from './measure/paint.ts'
import { type Kind, kinds, measureRouteChanges, type RouteChange, type Step } from './measure/route-changes.ts'
import { quantile } from './statistics.ts'

/** One that failed has no figure, or NaN. */
export type ByArchitecture<T> = Partial<Record<ArchitectureName, T>>

export type Spread = { readonly p50: number; readonly p95: number }

export type Comparison = {
  /** By path. */
  readonly firstLoads: Record<string, ByArchitecture<FirstLoad>>
  /** By path; medians. */
  readonly paints: Record<string, ByArchitecture<Paint>>
  readonly routeChanges: Partial<Record<Kind, ByArchitecture<Spread>>>
}

export type PaintSample = Paint & { readonly path: string; readonly name: ArchitectureName }
export type RouteSample = RouteChange & { readonly name: ArchitectureName }

type Say = (what: string) => void

/** Where {@link paintRound} measures the default as well: it is far away, and slow. */
const defaultEvery = 3

export async function countFirstLoads(browser: Browser, architectures: readonly Architecture[]): Promise<Comparison['firstLoads']> {
  const byPath: [string, ByArchitecture<FirstLoad>][] = []
  for (const path of loadedPaths) {
    const loads: ByArchitecture<FirstLoad> = {}
    for (const architecture of architectures) {
      const load = await unlessFailed(architecture, () => measureFirstLoad(browser, architecture, path))
      if (load) loads[architecture.name] = load
    }
    byPath.push([path, loads])
  }
  return Object.fromEntries(byPath)
}

/** One first visit of each path. */
export async function paintRound(browser: Browser, architectures: readonly Architecture[], round: number): Promise<PaintSample[]> {
  const samples: PaintSample[] = []
  const measured = inTurn(architectures, round).filter(({ name }) => name !== 'default' || round % defaultEvery === 0)
  for (const path of loadedPaths)
    for (const architecture of measured) {
      const paint = await unlessFailed(architecture, () => measurePaint(browser, architecture, path))
      if (paint) samples.push({ path, name: architecture.name, ...paint })
    }
  return samples
}

export function mediansOf(samples: readonly PaintSample[]): Comparison['paints'] {
  const medianOf = (path: string, name: ArchitectureName): Paint => {
    const own = samples.filter(sample => sample.path === path && sample.name === name)
    const of = (metric: keyof Paint): number =>
      quantileOf(
        own.map(paint => paint[metric]),
        0.5,
      )
    return { lcp: of('lcp'), tbt: of('tbt'), interactive: of('interactive') }
  }
  return Object.fromEntries(loadedPaths.map(path => [path, byArchitecture(name => medianOf(path, name))]))
}

/** @param runs route changes of each kind */
export async function timeRouteChanges(
  browser: Browser,
  architectures: readonly Architecture[],
  runs: number,
  say: Say,
): Promise<RouteSample[]> {
  const samples: RouteSample[] = []
  // A visit changes the route once for each path.
  const visits = Math.ceil((kinds.length * runs) / visitedPaths.length)
  for (let visit = 0; visit < visits; visit++) {
    say(`route changes, visit ${visit + 1} of ${visits}`)
    for (const architecture of inTurn(architectures, visit)) {
      const changes = await unlessFailed(architecture, () => measureRouteChanges(browser, architecture, stepsOf(visit)))
      samples.push(...(changes ?? []).map(change => ({ ...change, name: architecture.name })))
    }
  }
  return samples
}

export function spreadsOf(samples: readonly RouteSample[]): Comparison['routeChanges'] {
  const spread = (kind: Kind, name: ArchitectureName): Spread => {
    const own = samples.filter(sample => sample.kind === kind && sample.name === name).map(({ milliseconds }) => milliseconds)
    return { p50: quantileOf(own, 0.5), p95: quantileOf(own, 0.95) }
  }
  return Object.fromEntries(kinds.map(kind => [kind, byArchitecture(name => spread(kind, name))]))
}

/** NaN where nothing could be measured. */
const quantileOf = (values: readonly number[], share: number): number => (values.length > 0 ? quantile(values, share) : Number.NaN)

/** Each path comes first, second and third in turn, and each kind for each path. */
const stepsOf = (visit: number): Step[] => {
  const kindsInTurn = inTurn(kinds, Math.floor(visit / visitedPaths.length))
  return inTurn(visitedPaths, visit).map((path, place) => ({ path, kind: kindsInTurn[place % kinds.length] ?? 'cold' }))
}

/** The same list, begun at another place in each run. */
const inTurn = <T>(list: readonly T[], run: number): T[] => {
  const start = run % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

const byArchitecture = <T>(of: (name: ArchitectureName) => T): ByArchitecture<T> => ({
  delivered: of('delivered'),
  plain: of('plain'),
  default: of('default'),
})
