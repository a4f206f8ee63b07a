import { describe, expect, it } from 'vitest'
import { bundleBox, figureMarks, markBundles } from './mark-paths.ts'

const row = { held: 87, all: 100, bundle: 10, isOpen: false }
/** A crossing is two strokes. */
const strokes = { crossings: 2 } as Partial<Record<string, number>>

describe.each(figureMarks)('A figure counted out in %s', mark => {
  const counted = (which: 'held' | 'missing', of = row) =>
    markBundles(mark, of).reduce((sum, bundle) => sum + bundle[which].split('M').length - 1, 0) / (strokes[mark] ?? 1)

  it('has one for each thing that was counted, and one for each that is missing', () => {
    expect([counted('held'), counted('missing')]).toEqual([87, 13])
  })

  it('has none that is missing from a change, and ends with its last thing', () => {
    const after = { ...row, name: 'after' as const, held: 31, all: 31 }
    expect([counted('held', after), counted('missing', after)]).toEqual([31, 0])
  })

  it('stays within its box from side to side', () => {
    const { width } = bundleBox(mark, row)
    const across = markBundles(mark, row).flatMap(({ held, missing }) =>
      [...`${held}${missing}`.matchAll(/M([-\d.]+)/g)].map(([, x]) => Number(x)),
    )
    expect(Math.min(...across)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...across)).toBeLessThanOrEqual(width)
  })
})
