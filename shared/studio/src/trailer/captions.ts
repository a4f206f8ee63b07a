import type { TimedShot } from '@site/media/trailer'

const stamp = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  return `00:${String(minutes).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
}

/** WebVTT of what is heard and read: there is no speech, so a sound stands in brackets, and a title as it is. */
export function captionsOf(shots: readonly TimedShot[]): string {
  const cues = shots.map(({ start, end, title, sound }, i) =>
    [i + 1, `${stamp(start)} --> ${stamp(end)} line:8%`, ...(sound ? [`[${sound}]`] : []), title].join('\n'),
  )
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
