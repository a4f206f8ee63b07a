import type { TimedShot } from '@site/media/trailer'

const stamp = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  return `00:${String(minutes).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
}

/** WebVTT of what is heard, in brackets: nobody speaks, and the titles are read in the picture. */
export function captionsOf(shots: readonly TimedShot[]): string {
  const cues = shots
    .filter(({ sound }) => sound)
    .map(({ start, end, sound }, i) => `${i + 1}\n${stamp(start)} --> ${stamp(end)} line:2% position:100% align:right\n[${sound}]`)
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}
