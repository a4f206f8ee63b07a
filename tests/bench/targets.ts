/** What is promised of the delivered site beside the plain application and the plugin's default. */
import type { Comparison } from './compare.ts'

/** JavaScript until interactive, of the plain application's. */
const scriptRatio = 1.1
/** Largest contentful paint, of the plain application's. */
const paintRatio = 1.05
/** Serial hops after the document. */
const maxHops = 2
/** How many times as much of each the default takes at least: far behind. */
const farBehind = 1.5

export type Target = { readonly name: string; readonly limit: string; readonly got: string; readonly met: boolean }

/** @param unit stands behind both numbers */
export const target = (name: string, got: number, limit: number, bound: 'at most' | 'at least', unit = ''): Target => ({
  name,
  limit: `${bound} ${limit}${unit}`,
  got: Number.isNaN(got) ? 'failed' : `${Number.isInteger(got) ? got : got.toFixed(3)}${unit}`,
  met: bound === 'at most' ? got <= limit : got >= limit,
})

export const targetsOf = ({ firstLoads, paints }: Comparison): Target[] => [...countedTargets(firstLoads), ...paintTargets(paints)]

export const paintsMeetTargets = (paints: Comparison['paints']): boolean => paintTargets(paints).every(({ met }) => met)

/** NaN, which meets no target, where one of the two failed. */
const ratio = (a = Number.NaN, b = Number.NaN): number => a / b

const countedTargets = (firstLoads: Comparison['firstLoads']): Target[] =>
  Object.entries(firstLoads).flatMap(([path, { delivered, plain, default: byDefault }]) => [
    target(
      `${path}: JavaScript, of the plain application's`,
      ratio(delivered?.scriptBytes, plain?.scriptBytes),
      scriptRatio,
      'at most',
      'x',
    ),
    target(`${path}: serial hops after the document`, delivered?.hops.length ?? Number.NaN, maxHops, 'at most'),
    target(
      `${path}: JavaScript of the default, of delivered`,
      ratio(byDefault?.scriptBytes, delivered?.scriptBytes),
      farBehind,
      'at least',
      'x',
    ),
    target(`${path}: hops of the default, of delivered`, ratio(byDefault?.hops.length, delivered?.hops.length), farBehind, 'at least', 'x'),
  ])

const paintTargets = (paints: Comparison['paints']): Target[] =>
  Object.entries(paints).flatMap(([path, { delivered, plain, default: byDefault }]) => [
    target(`${path}: largest paint, of the plain application's`, ratio(delivered?.lcp, plain?.lcp), paintRatio, 'at most', 'x'),
    target(`${path}: largest paint of the default, of delivered`, ratio(byDefault?.lcp, delivered?.lcp), farBehind, 'at least', 'x'),
  ])
