import { setMotion } from '@site/kit/runtime'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { home } from '../home.ts'
import { FeatureGrid } from './feature-grid.tsx'

const grid = <FeatureGrid work={home.work} />
const tiles = () => screen.getAllByRole('link').filter(link => link.closest('li'))
const cloth = (tile: Element | undefined) => tile?.firstElementChild as HTMLElement

/** A box of 400 x 200 CSS px at the page's beginning. */
const box = { left: 0, top: 0, width: 400, height: 200, right: 400, bottom: 200, x: 0, y: 0, toJSON: () => ({}) }

let observed: { element: Element; notify: (entry: Partial<IntersectionObserverEntry>) => void }[]

beforeEach(() => {
  observed = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: IntersectionObserverCallback) {}
      observe(element: Element): void {
        const notify = (entry: Partial<IntersectionObserverEntry>) =>
          this.callback(
            [{ target: element, boundingClientRect: box, isIntersecting: true, ...entry } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          )
        observed.push({ element, notify })
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect)
  HTMLMediaElement.prototype.play = vi.fn(async () => undefined)
  HTMLMediaElement.prototype.pause = vi.fn()
})

afterEach(() => {
  cleanup()
  setMotion('full')
})

const mouse = (tile: Element | undefined, type: string, pageX = 0, pageY = 0, pointerType = 'mouse') =>
  act(() => void tile?.dispatchEvent(Object.assign(new Event(type), { pointerType, pageX, pageY })))
const frame = () => act(() => new Promise(resolve => requestAnimationFrame(() => resolve(undefined))))

describe('the feature grid', () => {
  it('leads to the page of each tile in full, of one more than there are today as well', () => {
    const ninth = { ...home.work.tiles[0], title: 'A ninth way', href: '/ninth' }
    const work = { ...home.work, tiles: [...home.work.tiles, ninth] }
    render(<FeatureGrid work={work} />)
    expect(tiles().map(tile => tile.getAttribute('href'))).toEqual(work.tiles.map(({ href }) => href))
    for (const tile of tiles()) expect(tile.dataset.load).toBe('full')
  })

  it('is complete in the server’s markup, without a film or a style attribute', () => {
    const markup = renderToString(grid)
    for (const { text } of home.work.tiles) expect(markup).toContain(text)
    expect(markup).not.toMatch(/<video| style=/)
  })

  it('remembers the tile that was opened, and no other', () => {
    render(grid)
    document.addEventListener('click', event => event.preventDefault(), { once: true })
    fireEvent.click(tiles()[2]!)
    expect(tiles().map(tile => 'opened' in tile.dataset)).toEqual([false, false, true, false, false, false, false, false])
  })
})

describe('a tile', () => {
  it('leans towards the mouse and lies flat again when it leaves', async () => {
    render(grid)
    const [tile] = tiles()
    mouse(tile, 'pointerenter')
    mouse(tile, 'pointermove', 400, 100)
    await frame()
    expect(cloth(tile).style.transform).toContain('4.00deg')
    mouse(tile, 'pointerleave')
    expect(cloth(tile).style.transform).toBe('')
  })

  it('does not lean for a finger', async () => {
    render(grid)
    const [tile] = tiles()
    mouse(tile, 'pointerenter', 0, 0, 'touch')
    mouse(tile, 'pointermove', 400, 100, 'touch')
    await frame()
    expect(cloth(tile).style.transform).toBe('')
  })

  it('does not lean where motion is paused', async () => {
    setMotion('paused')
    render(grid)
    const [tile] = tiles()
    mouse(tile, 'pointerenter')
    mouse(tile, 'pointermove', 400, 100)
    await frame()
    expect(cloth(tile).style.transform).toBe('')
  })
})

describe('the films of the grid', () => {
  const films = () => [...document.querySelectorAll('video')].map(({ dataset }) => dataset.address)
  const seeAll = () =>
    act(() => {
      for (const { element, notify } of observed) if (element.tagName !== 'LI') notify({})
    })
  const toTheMiddle = (position: number) => act(() => observed.filter(({ element }) => element.tagName === 'LI')[position]?.notify({}))
  const loaded = () => act(() => new Promise(resolve => setTimeout(resolve, 300)))

  it('are fetched for the tile in the middle of the screen alone, then for the one that is pointed at', async () => {
    render(grid)
    seeAll()
    await loaded()
    expect(films()).toEqual([])
    toTheMiddle(3)
    // The page has to rest first.
    expect(films()).toEqual([])
    await loaded()
    expect(films()).toEqual([home.work.tiles[3].film.mp4])
    fireEvent.pointerEnter(tiles()[0]!)
    expect(films()).toEqual([home.work.tiles[0].film.mp4, home.work.tiles[3].film.mp4])
  })
})
