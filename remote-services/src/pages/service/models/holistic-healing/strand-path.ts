/** Middle of the drawing, radius of its ring, and how far a strand swings out of the ring to either side; units of the drawing, 400 by 400. */
const middle = 200
const ring = 134
const swing = 15

/** How often it swings out and back in one round. Seventeen turned copies of it lie side by side: no two swing together. */
const swings = 8

/** Length of the curves' handles: that of an arc of half a swing. */
const handle = (Math.PI * ring) / swings / 2.6

/** A point at `turn` of the way round from the top, moved along the ring by `along`. */
function at(turn: number, radius: number, along = 0): string {
  const angle = 2 * Math.PI * turn
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return `${Math.round(middle + radius * sin + along * cos)} ${Math.round(middle - radius * cos + along * sin)}`
}

/** The strand whose loose end is outside the top of the ring, and goes once round in it. The others are the same, turned. */
export function strandPath(): string {
  const start = 1 / swings
  const round = Array.from({ length: 2 * swings + 1 }, (_, half) => {
    const [turn, radius] = [start + half / (2 * swings), half % 2 === 0 ? ring - swing : ring + swing]
    return `${at(turn, radius, -handle)} ${at(turn, radius)}`
  })
  return `M186 10C206 -2 226 4 238 24S252 64 264 78S${round.join('S')}`
}
