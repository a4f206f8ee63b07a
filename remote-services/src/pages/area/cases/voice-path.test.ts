import { expect, it } from 'vitest'
import { voicePath, voiceWidth } from './voice-path.ts'

it('hangs straight for as long as nobody speaks', () => {
  expect(voicePath([{ voice: 'nobody', minutes: 11 }], 1)).toBe(`M${voiceWidth / 2} 0V11`)
})

it('swings to one side for one voice, to the other for the other, and never out of its width', () => {
  const reaches = (voice: 'ours' | 'yours') => [...voicePath([{ voice, minutes: 8 }], 2).matchAll(/Q([\d.-]+)/g)].map(([, x]) => Number(x))
  for (const x of reaches('ours')) expect(x).toBeLessThan(voiceWidth / 2)
  for (const x of reaches('yours')) expect(x).toBeGreaterThan(voiceWidth / 2)
  // A quadratic curve goes half-way to its control point.
  for (const x of [...reaches('ours'), ...reaches('yours')]) expect(Math.abs(x - voiceWidth / 2) / 2).toBeLessThanOrEqual(voiceWidth / 2)
})
