import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { seededRandom } from './seeded.ts'
import { Fringe } from './thread-fringe.tsx'

const edge = { right: 97, left: 84, c1: 105, c2: 74, x1: 66, x2: 42 }
const paths = (html: string): number => html.split('<path').length - 1

it('hangs thirty threads from a cloth, one for each article of the Declaration', () => {
  expect(paths(renderToString(<Fringe edge={edge} />))).toBe(30)
})

it('draws the same threads on the server and in the browser, and holds no style attribute', () => {
  const drawing = <Fringe edge={edge} />
  const html = renderToString(drawing)
  expect(renderToString(drawing)).toBe(html)
  expect(html).not.toContain('style=')
  expect(html).not.toMatch(/NaN|\d\.\d{3,}/)
})

it('gives other threads for another seed', () => {
  expect(seededRandom(6)()).not.toBe(seededRandom(7)())
})
