/** Rings about the middle of a drawing, an hour each, read like a clock: minutes go round from the top. */

/** Radius of the innermost ring; units of the drawing, 1,000 by 1,000. */
export const middleRing = 66

/** Each is a little further from the last, as rings in water are. */
export const ringRadius = (index: number): number => Math.round(middleRing + 46 * index + 1.62 * index ** 2)

/** A stretch of one hour, in minutes. */
type Stretch = { readonly from: number; readonly until: number }

/** How a strand swings about its ring: the length of half a wave, and how far its curves are pulled outwards first; negative for inwards. */
type Swing = { readonly half: number; readonly pull: number }

const angleAt = (minute: number): number => (minute / 60) * 2 * Math.PI

/** The point at that minute of the hour, as a path says it: a whole unit is less than a pixel. */
const at = (radius: number, minute: number): string =>
  `${Math.round(radius * Math.sin(angleAt(minute)))} ${Math.round(-radius * Math.cos(angleAt(minute)))}`

/** A stretch of a ring that swings to both sides of it, and ends on it. */
export function strandPath(radius: number, { from, until }: Stretch, { half, pull }: Swing): string {
  const count = Math.max(1, Math.round((angleAt(until - from) * radius) / half))
  const step = (until - from) / count
  const waves = Array.from({ length: count }, (_, index) => {
    const start = from + index * step
    return `Q${at(radius + (index % 2 === 0 ? pull : -pull), start + step / 2)} ${at(radius, start + step)}`
  })
  return `M${at(radius, from)}${waves.join('')}`
}
