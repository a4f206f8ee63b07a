import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Mission } from './mission.tsx'

afterEach(cleanup)

describe('Mission', () => {
  it('is headed Mission, states it with one phrase stressed, and gives the reasons', () => {
    render(<Mission id="mission" statement="They lack the *language* for it." paragraphs={['First reason.', 'Second reason.']} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Mission' }).id).toBe('mission')
    expect(screen.getByText('language').tagName).toBe('EM')
    expect(screen.getByText('Second reason.')).toBeDefined()
  })

  it('shows a picture on the side asked for, and says what is in it', () => {
    const picture = { src: '/kite.webp', avif: '/kite-640.avif 640w', width: 640, height: 360, alt: 'A kite over a wall' }
    const { container } = render(<Mission statement="S" paragraphs={['P']} picture={picture} side="left" />)
    expect(screen.getByRole('img', { name: 'A kite over a wall' })).toBeDefined()
    expect(container.firstElementChild?.classList.contains('left')).toBe(true)
  })

  it('is indented without a picture, or set as the page asks', () => {
    const shapeOf = (alone?: 'margin') => {
      const { container } = render(<Mission statement="S" paragraphs={['P']} {...(alone && { alone })} />)
      return container.firstElementChild?.classList
    }
    expect(shapeOf()?.contains('indented')).toBe(true)
    expect(shapeOf('margin')?.contains('margin')).toBe(true)
  })
})
