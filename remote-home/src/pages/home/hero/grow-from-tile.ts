/** A place on the screen, CSS px. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Milliseconds that a preview takes to become the ground. */
export const growTimeMs = 1000

/** Milliseconds that the growth waits for its picture at most: a press is answered within 100. */
const maxDecodeMs = 80

type Point = readonly [x: number, y: number]

const polygon = (corners: readonly Point[]): string =>
  `polygon(${corners.map(point => point.map(value => `${value.toFixed(1)}px`).join(' ')).join(', ')})`

/** From the upper left, clockwise. */
const cornersOf = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

/** How far each corner has come on its way across and down when most of it is done: unevenly, as cloth is drawn. */
const drawn: readonly Point[] = [
  [0.5, 0.9],
  [0.92, 0.58],
  [0.68, 0.86],
  [0.88, 0.6],
]

/**
 * Keyframes for a layer that starts as what the tile shows and grows until it fills its frame.
 * @param tile the preview
 * @param layer the box of the layer; its transform's origin is its upper left corner
 * @param film the part of the layer where the film is, cut by `object-fit: cover` as in the tile
 */
export function growth(tile: Box, layer: Box, film: Box): Keyframe[] {
  const scale = Math.max(tile.width / film.width, tile.height / film.height)
  const width = tile.width / scale
  const height = tile.height / scale
  const left = film.left - layer.left + (film.width - width) / 2
  const top = film.top - layer.top + (film.height - height) / 2
  const x = tile.left - layer.left - left * scale
  const y = tile.top - layer.top - top * scale
  const start = cornersOf(left, top, left + width, top + height)
  const end = cornersOf(0, 0, layer.width, layer.height)
  const between = start.map(([fromX, fromY], corner): Point => {
    const [[toX, toY], [across, down]] = [end[corner] ?? [0, 0], drawn[corner] ?? [0, 0]]
    return [fromX + (toX - fromX) * across, fromY + (toY - fromY) * down]
  })
  return [
    { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(4)})`, clipPath: polygon(start) },
    { offset: 0.75, clipPath: polygon(between) },
    { transform: 'none', clipPath: polygon(end) },
  ]
}

/** Plays {@link growth} on `layer`. Resolves when it fills its frame, or at once where the browser cannot animate. */
export async function growFromTile(tile: Element, layer: HTMLElement): Promise<void> {
  const film = layer.firstElementChild ?? layer
  const [from, to, cut] = [tile, layer, film].map(element => element.getBoundingClientRect())
  if (!from || !to || !cut || cut.width === 0 || cut.height === 0) return
  const animation = layer.animate(growth(from, to, cut), { duration: growTimeMs, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' })
  // It lies on the tile until the picture can be painted: decoded while it moves, it would be seen at the end alone.
  animation.pause()
  const decoded = layer.querySelector('img')?.decode()
  await Promise.race([decoded, new Promise(resolve => setTimeout(resolve, maxDecodeMs))]).catch(() => undefined)
  animation.play()
  await animation.finished.catch(() => undefined)
}
