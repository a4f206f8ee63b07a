import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { QuoteWall } from './quote-wall.tsx'

const quotes = [
  { quote: 'She read our archive first.', by: 'Youth justice board', detail: 'after the review' },
  { quote: 'We were given a plan.', by: 'City assembly' },
]

afterEach(cleanup)

describe('QuoteWall', () => {
  it('is a list of quotations, each with who says it and on what occasion', () => {
    render(<QuoteWall quotes={quotes} />)
    const [first] = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(within(first!).getByText('“She read our archive first.”').closest('blockquote')).not.toBeNull()
    expect(first!.querySelector('figcaption')?.textContent).toBe('Youth justice board after the review')
  })

  it('leaves out an occasion that is not given', () => {
    render(<QuoteWall quotes={quotes} />)
    expect(screen.getByText('City assembly').closest('figcaption')?.textContent).toBe('City assembly')
  })
})
