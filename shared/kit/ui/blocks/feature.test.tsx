import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Feature } from './feature.tsx'

const picture = { src: '/cloth.webp', avif: '/cloth-640.avif 640w', width: 640, height: 800, alt: 'Woven cloth' }

afterEach(cleanup)

describe('Feature', () => {
  it('heads its words, one phrase stressed, and says what the picture shows', () => {
    render(<Feature id="listen" title="We begin by *listening*" paragraphs={['First.', 'Second.']} picture={picture} />)
    expect(screen.getByRole('heading', { level: 2, name: 'We begin by listening' }).id).toBe('listen')
    expect(screen.getByText('listening').tagName).toBe('EM')
    expect(screen.getByText('Second.')).toBeDefined()
    expect(screen.getByRole('img', { name: 'Woven cloth' })).toBeDefined()
  })

  it('leads on where it has somewhere to lead, past a picture that only decorates', () => {
    render(<Feature title="T" paragraphs={['P']} picture={picture} alt="" flip action={{ label: 'Read the method', href: '/method' }} />)
    expect(screen.getByRole('link', { name: 'Read the method' }).getAttribute('href')).toBe('/method')
    expect(screen.queryByRole('img')).toBeNull()
  })
})
