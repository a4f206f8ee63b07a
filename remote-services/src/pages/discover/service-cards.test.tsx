import { afterFrame, siteStore } from '@site/kit/runtime'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LateDetails } from './late-details.ts'
import { ServiceCards } from './service-cards.tsx'

const picture = { src: '/cloth.webp', avif: '/cloth.avif 640w', width: 1280, height: 720 }
const services = [
  {
    slug: 'mediation',
    title: 'Mediation & Repair',
    description: 'For disputes.',
    area: 'community',
    picture,
    page: '/mediation',
  },
  {
    slug: 'research',
    title: 'Research',
    description: 'For evidence.',
    area: 'research',
    picture,
  },
  { slug: 'rites', title: 'Rites', description: 'For grief.', area: 'healing', picture },
] as const

const described = (slug: string) => <p>{slug === 'research' ? 'We ask.' : 'We sit between.'}</p>
const details: LateDetails = { load: async () => described, ready: described }

const page = (
  <ServiceCards
    details={details}
    groups={[
      { id: 'first', title: 'Mending and *asking*', ground: 'linen', services: services.slice(0, 2) },
      { id: 'second', title: 'Mourning', ground: 'ink', services: services.slice(2) },
    ]}
  />
)
const openTitle = () => document.querySelector('dialog[open] h2')?.textContent
const button = (about: string) => screen.getByRole('button', { name: `Learn More about ${about}` })
/** Presses the button of a service, and waits for what follows the frame that shows the press. */
const open = async (about: string): Promise<void> => {
  fireEvent.click(button(about))
  await vi.waitFor(() => expect(openTitle()).toBe(about))
}
const state = { idx: 3, key: 'of-the-router' }

beforeEach(() => {
  siteStore.setState({ motion: 'paused' })
  history.replaceState(state, '', '/discover')
})

afterEach(cleanup)

describe('ServiceCards', () => {
  it('lists them by area, each on a ground of its own under its title', () => {
    render(page)
    const titles = screen.getAllByRole('heading', { level: 2 })
    expect(titles.map(title => title.textContent)).toEqual(['Mending and asking', 'Mourning'])
    expect(titles.map(title => title.closest<HTMLElement>('[data-ground]')?.dataset.ground)).toEqual(['linen', 'ink'])
    expect(screen.getAllByRole('list').map(list => list.childElementCount)).toEqual([2, 1])
  })

  it('gives each card its two actions', () => {
    render(page)
    expect(screen.getAllByRole('button', { name: /^Learn More about / })).toHaveLength(3)
    const views = screen.getAllByRole('listitem').map(item => item.querySelector('a')!)
    expect(views.map(view => view.textContent)).toEqual(['View Mediation', 'View Research', 'View Rites'])
    expect(views.map(view => view.getAttribute('href'))).toEqual(['/mediation', '/services/Research', '/services/Rites'])
  })

  it('opens a detail by its button, and says so in the address, in an entry of its own', async () => {
    render(page)
    const before = history.length
    await open('Mediation & Repair')
    expect(location.search).toBe('?service=mediation')
    expect(history.length).toBe(before + 1)
    expect(history.state).toMatchObject(state)
  })

  it('opens once for two presses, and not at all when the way back is taken before the next frame', async () => {
    render(page)
    const before = history.length
    fireEvent.click(button('Research'))
    fireEvent.click(button('Research'))
    expect(history.length).toBe(before + 1)
    history.replaceState(state, '', '/discover')
    await act(() => afterFrame())
    expect(openTitle()).toBeUndefined()
  })

  it('closes by its button: the way back is taken, and the focus returns', async () => {
    const back = vi.spyOn(history, 'back')
    render(page)
    await open('Research')
    fireEvent.click(document.querySelector('dialog[open] button')!)
    expect(openTitle()).toBeUndefined()
    expect(back).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(button('Research'))
  })

  it('closes by Escape', async () => {
    render(page)
    await open('Research')
    act(() => void document.querySelector('dialog[open]')!.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(openTitle()).toBeUndefined()
  })

  it('follows the history: back closes, forward opens again', async () => {
    render(page)
    await open('Mediation & Repair')
    history.replaceState(state, '', '/discover')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(openTitle()).toBeUndefined()
    history.replaceState(state, '', '/discover?service=mediation')
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(openTitle()).toBe('Mediation & Repair')
  })

  it('opens what the address names, after hydration, and leaves the address clean when it closes', () => {
    history.replaceState(state, '', '/discover?service=research#research')
    const back = vi.spyOn(history, 'back')
    render(page)
    expect(openTitle()).toBe('Research')
    fireEvent.click(document.querySelector('dialog[open] button')!)
    expect(location.href).toMatch(/\/discover$/)
    expect(back).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button('Research'))
  })

  it('ignores a service it does not know', () => {
    history.replaceState(state, '', '/discover?service=nobody')
    render(page)
    expect(openTitle()).toBeUndefined()
    expect(location.search).toBe('?service=nobody')
  })

  it('is the same before script, whatever the address: each button sends its service to its detail', async () => {
    history.replaceState(state, '', '/discover?service=research')
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const root = document.createElement('div')
    root.innerHTML = renderToString(page)
    document.body.append(root)
    expect(root.querySelector('[data-live]')).toBeNull()
    const learnMore = root.querySelector<HTMLButtonElement>('button[value="research"]')!
    expect(learnMore.type).toBe('submit')
    expect(learnMore.name).toBe('service')
    expect(learnMore.getAttribute('form')).toBe(root.querySelector('form')!.id)
    expect(root.querySelector(`dialog > ${learnMore.getAttribute('formaction')}`)?.textContent).toContain('We ask.')
    const hydrated = await act(async () => hydrateRoot(root, page))
    expect(complaints).not.toHaveBeenCalled()
    expect(openTitle()).toBe('Research')
    await act(async () => hydrated.unmount())
    root.remove()
  })
})
