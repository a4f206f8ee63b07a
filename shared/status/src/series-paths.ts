import type { SeriesStep } from '@site/delivery/status-model'
import { coordinate } from '@site/kit/ui/threads/seeded'

/** The drawing's own units; it is stretched to its box. Visits stand on the ground line, failures hang below it. */
export const seriesBox = { width: 240, height: 100, ground: 66 } as const

/** Times, milliseconds since 1970, that the drawing runs from and to. */
export type Span = { readonly from: number; readonly to: number }

const fiveMinutes = 300_000

/** From the first step of any series to the end of the last; undefined without a step. */
export function spanOf(all: readonly (readonly SeriesStep[])[]): Span | undefined {
  const times = all.flat().map(({ at }) => Date.parse(at))
  return times.length > 0 ? { from: Math.min(...times), to: Math.max(...times) + fiveMinutes } : undefined
}

export type SeriesPaths = {
  readonly visits: string
  /** The same, closed along the ground. */
  readonly area: string
  /** A thread that hangs for each step with failures. */
  readonly failures: string
  readonly maxVisits: number
  readonly maxFailed: number
}

/** Failures that are fewer than this part of the visits are drawn small, as they should look. */
const leastFailing = 0.05

/** Two lanes with scales of their own: a rare failure would not be seen beside the visits. */
export function seriesPaths(series: readonly SeriesStep[], span: Span): SeriesPaths {
  const steps = withoutGaps(series, span)
  const maxVisits = Math.max(0, ...steps.map(({ visits }) => visits))
  const maxFailed = Math.max(0, ...steps.map(({ failed }) => failed))
  const breadth = (fiveMinutes / (span.to - span.from)) * seriesBox.width
  const points = steps.map(({ index, visits }): Point => [(index + 0.5) * breadth, heightOf(visits, maxVisits)])
  const deepest = Math.max(maxFailed, maxVisits * leastFailing)
  const hanging = steps.map(({ index, failed }) => hangingThread((index + 0.5) * breadth, failed, deepest))
  return { visits: line(points), area: area(points), failures: hanging.join(''), maxVisits, maxFailed }
}

type Step = { index: number; visits: number; failed: number }
type Point = readonly [x: number, y: number]

/** A step in which nobody came is not in the series: it is drawn as none, not bridged. */
function withoutGaps(series: readonly SeriesStep[], span: Span): Step[] {
  const known = new Map(series.map(step => [Math.round((Date.parse(step.at) - span.from) / fiveMinutes), step]))
  const [first, last] = [Math.min(...known.keys()), Math.max(...known.keys())]
  const length = known.size > 0 ? last - first + 1 : 0
  return Array.from({ length }, (_, at) => {
    const step = known.get(first + at)
    return { index: first + at, visits: step?.visits ?? 0, failed: step?.failed ?? 0 }
  })
}

const heightOf = (visits: number, most: number): number => seriesBox.ground - (most > 0 ? visits / most : 0) * (seriesBox.ground - 4)

const joined = (points: readonly Point[]): string => points.map(([x, y]) => `${coordinate(x)} ${coordinate(y)}`).join('L')

/** A single step is a dot. */
const line = (points: readonly Point[]): string =>
  points.length === 1 ? `M${joined(points)}h.01` : points.length > 1 ? `M${joined(points)}` : ''

function area(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length === 1) return ''
  return `M${joined([[first[0], seriesBox.ground], ...points, [last[0], seriesBox.ground]])}Z`
}

function hangingThread(x: number, failed: number, most: number): string {
  const depth = (failed / most) * (seriesBox.height - seriesBox.ground - 4)
  return failed === 0 ? '' : `M${coordinate(x)} ${seriesBox.ground}v${coordinate(depth)}`
}
