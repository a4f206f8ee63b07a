/** Measures the three architectures one beside the other. Runs are interleaved, so that a busy moment hits all. */
import type { Browser } from 'playwright'
import { type Architecture, type ArchitectureName, loadedPaths, visitedPaths } from './architectures.ts'
import { type FirstLoad, measureFirstLoad } from './measure/first-load.ts'
import { measurePaint, type Paint } from './measure/paint.ts'
import { type Kind, measureRouteChanges, type RouteChange, type Step } from './measure/route-changes.ts'
import { median, quantile } from './statistics.ts'

export type ByArchitecture<T> = Record<ArchitectureName, T>

export type Spread = { readonly p50: number; readonly p95: number; readonly runs: number }

export type Comparison = {
  /** By path. */
  readonly firstLoads: Record<string, ByArchitecture<FirstLoad>>
  readonly paints: Record<string, ByArchitecture<Paint>>
  readonly routeChanges: Partial<Record<Kind, ByArchitecture<Spread>>>
}

export type Runs = { readonly paints: number; readonly routeChanges: number }

type Say = (what: string) => void

export async function countFirstLoads(browser: Browser, architectures: readonly Architecture[]): Promise<Comparison['firstLoads']> {
  const byPath: Comparison['firstLoads'] = {}
  for (const path of loadedPaths) byPath[path] = await forEach(architectures, architecture => measureFirstLoad(browser, architecture, path))
  return byPath
}

export async function timePaints(
  browser: Browser,
  architectures: readonly Architecture[],
  runs: number,
  say: Say,
): Promise<Comparison['paints']> {
  const samples: { path: string; name: ArchitectureName; paint: Paint }[] = []
  for (let run = 0; run < runs; run++) {
    say(`first visits, run ${run + 1} of ${runs}`)
    for (const path of loadedPaths)
      for (const architecture of inTurn(architectures, run))
        samples.push({ path, name: architecture.name, paint: await measurePaint(browser, architecture, path) })
  }
  const medianOf = (path: string, name: ArchitectureName, metric: keyof Paint): number =>
    median(samples.filter(sample => sample.path === path && sample.name === name).map(({ paint }) => paint[metric]))
  const byPath: Comparison['paints'] = {}
  for (const path of loadedPaths)
    byPath[path] = await forEach(architectures, async ({ name }) => ({
      lcp: medianOf(path, name, 'lcp'),
      tbt: medianOf(path, name, 'tbt'),
      interactive: medianOf(path, name, 'interactive'),
    }))
  return byPath
}

export async function timeRouteChanges(
  browser: Browser,
  architectures: readonly Architecture[],
  runs: number,
  say: Say,
): Promise<Comparison['routeChanges']> {
  const samples: (RouteChange & { name: ArchitectureName })[] = []
  // A visit changes the route once for each path.
  const visits = Math.ceil((2 * runs) / visitedPaths.length)
  for (let visit = 0; visit < visits; visit++) {
    say(`route changes, visit ${visit + 1} of ${visits}`)
    for (const architecture of inTurn(architectures, visit))
      for (const change of await measureRouteChanges(browser, architecture, stepsOf(visit)))
        samples.push({ ...change, name: architecture.name })
  }
  const spread = (kind: Kind, name: ArchitectureName): Spread => {
    const own = samples.filter(sample => sample.kind === kind && sample.name === name).map(({ milliseconds }) => milliseconds)
    return { p50: quantile(own, 0.5), p95: quantile(own, 0.95), runs: own.length }
  }
  return {
    prefetched: await forEach(architectures, async ({ name }) => spread('prefetched', name)),
    cold: await forEach(architectures, async ({ name }) => spread('cold', name)),
  }
}

/** Each path is reached first, second and third in turn, and both ways: cold and prefetched alternate through all visits. */
const stepsOf = (visit: number): Step[] =>
  inTurn(visitedPaths, visit).map((path, place) => ({
    path,
    kind: (visit * visitedPaths.length + place) % 2 === 0 ? 'cold' : 'prefetched',
  }))

/** The same list, begun at another place in each run. */
const inTurn = <T>(list: readonly T[], run: number): T[] => list.map((_, index) => list[(index + run) % list.length] as T)

async function forEach<T>(
  architectures: readonly Architecture[],
  measure: (architecture: Architecture) => Promise<T>,
): Promise<ByArchitecture<T>> {
  const measured: [string, T][] = []
  for (const architecture of architectures) measured.push([architecture.name, await measure(architecture)])
  return Object.fromEntries(measured) as ByArchitecture<T>
}
