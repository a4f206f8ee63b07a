import { act, cleanup, render, screen } from '@testing-library/react'
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
  it('leads to what is done', () => {
    render(<StorySection story={home.story} />)
    expect(screen.getByRole('link', { name: 'Discover what we do' }).getAttribute('href')).toBe('/discover')
  })
})
