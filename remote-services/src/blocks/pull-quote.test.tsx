import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PullQuote } from './pull-quote.tsx'

const picture = { src: '/cloth.webp', avif: '/cloth-640.avif 640w', width: 640, height: 800 }

afterEach(cleanup)

describe('PullQuote', () => {
  it('sets the quote in quotation marks, with their source', () => {
    render(<PullQuote quote="I teach the words that come after." by="The consultant, on silence" />)
    expect(screen.getByText('“I teach the words that come after.”').closest('blockquote')).not.toBeNull()
    expect(screen.getByText('The consultant, on silence').tagName).toBe('FIGCAPTION')
  })

  it('begins a step with each sentence, and keeps the spaces between them', () => {
    render(<PullQuote quote="We are taught silence first. I teach the words." by="B" alone="steps" />)
    const quote = screen.getByText(/We are taught/).closest('p')!
    expect([...quote.children].map(sentence => sentence.textContent)).toEqual([
      '“We are taught silence first. ',
      'I teach the\u00a0words.” ',
    ])
  })

  it('names its section, and says what its picture shows', () => {
    render(<PullQuote label="Philosophy" quote="Q" by="B" picture={picture} alt="Woven cloth" aside="More." />)
    expect(screen.getByRole('heading', { level: 2, name: 'Philosophy' })).toBeDefined()
    expect(screen.getByRole('img', { name: 'Woven cloth' })).toBeDefined()
    expect(screen.getByText('More.')).toBeDefined()
  })
})
