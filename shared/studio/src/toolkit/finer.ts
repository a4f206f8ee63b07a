import { Canvas } from './canvas.ts'

/** How many pixels of the finer canvas a pixel has each way. */
const times = 2

/**
 * A way to draw on a canvas twice as fine, so that the edges of traced bodies, which are hard, come out smooth.
 * @param area what is drawn on, as shares of the canvas: left, top, right and bottom
 */
export function createFiner(
  width: number,
  height: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): (canvas: Canvas, draw: (fine: Canvas) => void) => void {
  const fine = new Canvas(width * times, height * times)
  const [x0, x1] = [Math.floor(left * width), Math.ceil(right * width)]
  const [y0, y1] = [Math.floor(top * height), Math.ceil(bottom * height)]

  /** Calls back for each pixel of the area and each of the finer ones in it, with the indices of their reds. */
  const eachPair = (visit: (coarse: number, finer: number) => void): void => {
    for (let y = y0 * times; y < y1 * times; y++) {
      for (let x = x0 * times; x < x1 * times; x++) {
        visit((Math.floor(y / times) * width + Math.floor(x / times)) * 3, (y * fine.width + x) * 3)
      }
    }
  }

  return ({ pixels }, draw) => {
    eachPair((coarse, finer) => {
      for (let n = 0; n < 3; n++) fine.pixels[finer + n] = pixels[coarse + n]
    })
    draw(fine)
    for (let y = y0; y < y1; y++) pixels.fill(0, (y * width + x0) * 3, (y * width + x1) * 3)
    eachPair((coarse, finer) => {
      for (let n = 0; n < 3; n++) pixels[coarse + n] += fine.pixels[finer + n] / times ** 2
    })
  }
}
