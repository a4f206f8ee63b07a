import { setMotion, siteStore } from '@site/kit/runtime'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Film } from './film.tsx'

afterEach(cleanup)

const poster = { src: 'hands.webp', avif: 'hands-640.avif 640w', width: 1280, height: 720 }
const hands = { webm: 'hands.webm', mp4: 'hands.mp4' }

let frames: { element: Element; notify: (visible: boolean) => void }[] = []
let playing: Set<HTMLMediaElement>

const scrollTo = (frame: number, visible = true): void => act(() => frames[frame]?.notify(visible))
const load = async (): Promise<void> => {
  await act(async () => void window.dispatchEvent(new Event('load')))
  await act(async () => new Promise(resolve => setTimeout(resolve, 250)))
}
const videos = () => [...document.querySelectorAll('video')]

beforeEach(() => {
  frames = []
  playing = new Set()
  localStorage.clear()
  siteStore.setState({ motion: 'full' })
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: IntersectionObserverCallback) {}
      observe(element: Element): void {
        const notify = (isIntersecting: boolean) =>
          this.callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
        frames.push({ element, notify })
      }
      disconnect(): void {}
    },
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this)
  })
})

describe('Film', () => {
  it('is prerendered as its poster, without a word of the film', () => {
    const html = renderToString(<Film film={hands} poster={poster} />)
    expect(html).toContain('hands.webp')
    expect(html).not.toMatch(/video|mp4|webm/)
  })

  it('asks for nothing before load, though it is on the screen', async () => {
    render(<Film film={hands} poster={poster} />)
    scrollTo(0)
    expect(videos()).toEqual([])
    await load()
    expect(videos()).toHaveLength(1)
  })

  it('asks for nothing before it is on the screen', async () => {
    render(<Film film={hands} poster={poster} />)
    await load()
    expect(videos()).toEqual([])
    scrollTo(0)
    expect([...playing]).toEqual(videos())
  })

  it('plays silently in a loop, in its place, AV1 before H.264, and tells assistive technology nothing', async () => {
    render(<Film film={hands} poster={poster} />)
    scrollTo(0)
    await load()
    const [video] = videos()
    expect(video).toMatchObject({ muted: true, loop: true, controls: false })
    expect(video?.getAttribute('aria-hidden')).toBe('true')
    expect(video?.hasAttribute('playsinline')).toBe(true)
    expect([...video!.querySelectorAll('source')].map(source => source.getAttribute('src'))).toEqual(['hands.webm', 'hands.mp4'])
  })

  it('pauses off the screen and goes on when it is back', async () => {
    render(<Film film={hands} poster={poster} />)
    scrollTo(0)
    await load()
    scrollTo(0, false)
    expect(playing.size).toBe(0)
    expect(videos()).toHaveLength(1)
    scrollTo(0)
    expect(playing.size).toBe(1)
  })

  it('decodes one of several at a time', async () => {
    render(
      <>
        <Film film={hands} poster={poster} />
        <Film film={{ mp4: 'cloth.mp4' }} poster={poster} />
      </>,
    )
    scrollTo(0)
    scrollTo(1)
    await load()
    expect(videos()).toHaveLength(2)
    expect(playing.size).toBe(1)
  })

  it('is fetched when it is invited, and rests while another of its group is', async () => {
    const group = (first: boolean) => (
      <>
        <Film film={hands} poster={poster} invited={first} />
        <Film film={{ mp4: 'cloth.mp4' }} poster={poster} invited={!first} />
      </>
    )
    const { rerender } = render(group(true))
    scrollTo(0)
    scrollTo(1)
    await load()
    expect(videos().map(({ dataset }) => dataset.address)).toEqual(['hands.mp4'])
    rerender(group(false))
    expect(videos()).toHaveLength(2)
    expect([...playing].map(({ dataset }) => dataset.address)).toEqual(['cloth.mp4'])
  })

  it('goes back to the poster when the visitor pauses motion', async () => {
    render(<Film film={hands} poster={poster} />)
    scrollTo(0)
    await load()
    act(() => setMotion('paused'))
    expect(videos()).toEqual([])
    expect(playing.size).toBe(0)
    act(() => setMotion('full'))
    expect(playing.size).toBe(1)
  })

  it('is never fetched where motion is reduced', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    render(<Film film={hands} poster={poster} />)
    scrollTo(0)
    await load()
    expect(videos()).toEqual([])
  })

  it('takes the framing made for it on a narrow upright screen, and the wide one elsewhere', async () => {
    const framed = { ...hands, portrait: { webm: 'hands-portrait.webm', mp4: 'hands-portrait.mp4' } }
    const addresses = () => [...document.querySelectorAll('source[src]')].map(source => source.getAttribute('src'))
    render(<Film film={framed} poster={{ ...poster, portrait: 'hands-portrait-480.avif 480w' }} />)
    expect(document.querySelector('source[media]')?.getAttribute('srcset')).toBe('hands-portrait-480.avif 480w')
    scrollTo(0)
    await load()
    expect(addresses()).toEqual(['hands.webm', 'hands.mp4'])
    cleanup()
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('portrait'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    render(<Film film={framed} poster={poster} />)
    scrollTo(1)
    await load()
    expect(addresses()).toEqual(['hands-portrait.webm', 'hands-portrait.mp4'])
  })

  it('is never fetched where data is saved', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    render(<Film film={hands} poster={poster} />)
    scrollTo(0)
    await load()
    expect(videos()).toEqual([])
    Reflect.deleteProperty(navigator, 'connection')
  })

  it('leaves the poster when the browser refuses to play', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    render(<Film film={hands} poster={poster} />)
    scrollTo(0)
    await load()
    expect(videos()[0]?.dataset.playing).toBeUndefined()
  })

  it('is shown once it plays, and leaves the poster when its last source fails', async () => {
    render(<Film film={hands} poster={poster} />)
    scrollTo(0)
    await load()
    fireEvent.playing(videos()[0]!)
    expect(videos()[0]?.dataset.playing).toBe('')
    const [first, last] = videos()[0]!.querySelectorAll('source')
    fireEvent.error(first!)
    expect(videos()).toHaveLength(1)
    fireEvent.error(last!)
    expect(videos()).toEqual([])
    expect(document.querySelector('img')?.getAttribute('src')).toBe('hands.webp')
  })
})
