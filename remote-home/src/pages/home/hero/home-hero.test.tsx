import { siteStore } from '@site/kit/runtime'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { home } from '../home.ts'
import { heroFilms } from './films.ts'
import { HomeHero } from './home-hero.tsx'
import { filmAfter } from './use-film-cycle.ts'

const hero = <HomeHero hero={home.hero} films={heroFilms} trailer={home.trailer} />
const preview = () => screen.getByRole('button', { name: /^Next: film/ })

/** Presses the preview; its film fills the frame at once, for nothing is laid out here. */
const press = () => act(async () => void fireEvent.click(preview()))

/** Everything observed is on the screen at once. */
class EverythingVisible {
  constructor(private readonly notify: IntersectionObserverCallback) {}
  observe(target: Element) {
    this.notify([{ isIntersecting: true, target } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  siteStore.setState({ announcement: '' })
  sessionStorage.setItem('home-opened', 'yes')
  vi.stubGlobal('IntersectionObserver', EverythingVisible)
  HTMLMediaElement.prototype.play = vi.fn(async () => undefined)
  HTMLMediaElement.prototype.pause = vi.fn()
})
afterEach(cleanup)

describe('filmAfter', () => {
  it('runs from 1 to 4 and wraps', () => {
    expect([1, 2, 3, 4].map(index => filmAfter(index, 4))).toEqual([2, 3, 4, 1])
  })
})

describe('HomeHero', () => {
  it('has one heading, whose second copy is for the eyes alone', () => {
    const { container } = render(hero)
    expect(screen.getAllByRole('heading', { level: 1 }).map(title => title.textContent)).toEqual(['Redefining Human Rights'])
    const copies = [...container.querySelectorAll('[aria-hidden="true"]')].filter(
      ({ textContent }) => textContent === 'Redefining Human Rights',
    )
    expect(copies).toHaveLength(1)
  })

  it('is complete in the server’s markup, without a loading screen, a film or a style attribute', () => {
    const markup = renderToString(hero)
    expect(markup).toContain(home.hero.description)
    expect(markup).not.toMatch(/<video|role="status"| style=/)
    expect(markup).toMatch(/<noscript><a [^>]*href="[^"]*trailer\.mp4/)
  })

  it('has the trailer’s button focused, to which the focus goes back, also where a browser focuses none that is clicked', () => {
    render(hero)
    const button = screen.getByRole('button', { name: 'Watch trailer' })
    const given = vi.spyOn(button, 'focus')
    fireEvent.click(button)
    expect(given).toHaveBeenCalledOnce()
  })

  it('says on the preview which film comes next and what it shows', async () => {
    render(hero)
    const names: (string | null)[] = []
    for (let turn = 0; turn < 5; turn++) {
      names.push(preview().getAttribute('aria-label'))
      await press()
    }
    const next = (index: number) => `Next: film ${index} of 4: ${heroFilms[index - 1]?.shows}`
    expect(names).toEqual([next(2), next(3), next(4), next(1), next(2)])
  })

  it('shows the next film, describes it and announces it', () => {
    render(hero)
    fireEvent.click(preview())
    expect(screen.getByAltText(heroFilms[1].caption)).toBeDefined()
    expect(siteStore.getState().announcement).toBe(`Film 2 of 4: ${heroFilms[1].caption}`)
  })

  it('takes a film more than there are today into its cycle', async () => {
    const fifth = { ...heroFilms[0], caption: 'A fifth film.', shows: 'a fifth' }
    render(<HomeHero hero={home.hero} films={[...heroFilms, fifth]} trailer={home.trailer} />)
    for (let turn = 0; turn < 4; turn++) await press()
    expect(siteStore.getState().announcement).toBe('Film 5 of 5: A fifth film.')
    expect(preview().getAttribute('aria-label')).toBe(`Next: film 1 of 5: ${heroFilms[0].shows}`)
  })

  it('clears the words of its preview away while a film grows past them, and no others, and brings them back', async () => {
    const { container } = render(hero)
    const growing = () => container.querySelector('[data-growing]')?.textContent
    fireEvent.click(preview())
    expect(growing()).toContain('Next')
    expect(growing()).not.toContain(home.hero.description)
    await act(async () => undefined)
    expect(growing()).toBeUndefined()
  })

  it('offers a film until it fills the frame, and the one after it from then on', async () => {
    render(hero)
    fireEvent.click(preview())
    expect(preview().getAttribute('aria-label')).toContain('film 2 of 4')
    fireEvent.click(preview())
    expect(siteStore.getState().announcement).toContain('Film 2 of 4')
    await act(async () => undefined)
    expect(preview().getAttribute('aria-label')).toContain('film 3 of 4')
  })

  it('plays the next film in the preview while it is pointed at, until it is pressed', async () => {
    render(hero)
    const addresses = () => [...preview().querySelectorAll('video')].map(({ dataset }) => dataset.address)
    await act(async () => void fireEvent.pointerEnter(preview()))
    await vi.waitFor(() => expect(addresses()).toEqual([heroFilms[1].film.mp4]), 3000)
    expect(preview().querySelector('img')?.getAttribute('src')).toBe(heroFilms[1].poster.src)
    await press()
    expect(addresses()).toEqual([])
  })

  it('marks among its threads the film it shows', async () => {
    const { container } = render(hero)
    const marked = () => [...container.querySelectorAll('i')].map(thread => thread.hasAttribute('data-next'))
    expect(marked()).toEqual([false, true, false, false])
    await press()
    expect(marked()).toEqual([false, false, true, false])
  })

  it('keeps the poster of a film that fails', async () => {
    const { container } = render(hero)
    await vi.waitFor(() => expect(container.querySelector('video')).not.toBeNull(), 3000)
    fireEvent.error(container.querySelector('video')!)
    expect(container.querySelector('video')).toBeNull()
    expect(screen.getByAltText(heroFilms[0].caption)).toBeDefined()
  })

  it('stays on posters where motion is not wanted', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const { container } = render(hero)
    fireEvent.click(preview())
    await new Promise(resolve => setTimeout(resolve, 400))
    expect(container.querySelector('video')).toBeNull()
    expect(screen.queryByAltText(heroFilms[0].caption)).toBeNull()
  })
})
