import { act, cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { home } from '../home.ts'
import { StoryEntrance } from './story-entrance.tsx'
import { StorySection } from './story-section.tsx'

afterEach(cleanup)

const entrance = <StoryEntrance headingId="story-title" lines={home.story.title} picture={home.story.picture} />
const lean = (frame: HTMLElement) => ['--lean-x', '--lean-y'].map(name => frame.style.getPropertyValue(name))

describe('StoryEntrance', () => {
  it('has one heading, whose second copy is for the eyes alone', () => {
    const { container } = render(entrance)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The story of a new era')
    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('The story of a new era')
  })

  it('says what its picture shows, and has no style of its own before a mouse comes', () => {
    render(entrance)
    expect(screen.getByAltText(home.story.picture.alt ?? '')).toBeDefined()
    expect(renderToString(entrance)).not.toContain(' style=')
  })

  it('leans towards the mouse, and rests when it leaves', async () => {
    const { container } = render(entrance)
    const frame = container.firstElementChild as HTMLElement
    vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 400))
    const mouse = (type: string, pageX = 0, pageY = 0) =>
      void frame.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse', pageX, pageY }))
    mouse('pointerenter')
    mouse('pointermove', 800, 100)
    await act(() => new Promise(resolve => requestAnimationFrame(() => resolve(undefined))))
    expect(lean(frame)).toEqual(['1.000', '-0.500'])
    mouse('pointerleave')
    expect(lean(frame)).toEqual(['', ''])
  })
})

describe('StorySection', () => {
  it('shows each of the rooms that its sentence names, beside its name and in its order', () => {
    render(<StorySection story={home.story} />)
    const rooms = screen.getAllByRole('listitem')
    expect([home.story.opening, ...rooms.map(room => room.textContent)].join(' ')).toBe(
      'It begins in small rooms: a circle of chairs in a prison library, a tent with a blackboard, a committee that finally asks the right question.',
    )
    const shown = rooms.map(room => within(room).getByRole('img'))
    expect(shown.map(picture => picture.getAttribute('alt'))).toEqual([
      expect.stringMatching(/circle of seven chairs/),
      expect.stringMatching(/tent .* blackboard/),
      expect.stringMatching(/people at a long table/),
    ])
    expect(shown.map(picture => picture.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy'])
  })

  it('leads to what is done', () => {
    render(<StorySection story={home.story} />)
    expect(screen.getByRole('link', { name: 'Discover what we do' }).getAttribute('href')).toBe('/discover')
  })
})
