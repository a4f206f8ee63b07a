import { shots, timedShots } from '@site/media/trailer'
import { expect, it } from 'vitest'
import { captionsOf } from './captions.ts'

it('lasts 45 to 60 seconds', () => {
  const seconds = timedShots().at(-1)?.end ?? 0
  expect(seconds).toBeGreaterThanOrEqual(45)
  expect(seconds).toBeLessThanOrEqual(60)
})

it('has a cue for each shot in which something new is heard, and says no title twice', () => {
  const vtt = captionsOf(timedShots())
  expect(
    vtt.startsWith(
      'WEBVTT\n\n1\n00:00:00.000 --> 00:00:06.000 line:2% position:100% align:right\n[Plucked strings over a low, held note]\n\n2\n',
    ),
  ).toBe(true)
  expect(vtt.match(/-->/g)).toHaveLength(timedShots().filter(({ sound }) => sound).length)
  for (const { title } of shots) expect(vtt).not.toContain(title)
})
