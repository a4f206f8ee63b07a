import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Testimonials } from './testimonials.tsx'

afterEach(cleanup)

describe('Testimonials', () => {
  it('quotes each voice with its role and place', () => {
    const testimonials = ['One.', 'Two.', 'Three.'].map(quote => ({ quote, author: 'Head teacher', place: 'Secondary school, Birmingham' }))
    render(<Testimonials testimonials={testimonials} />)
    const figures = screen.getAllByRole('figure')
    expect(figures.map(figure => figure.querySelector('blockquote')?.textContent)).toEqual(['“One.”', '“Two.”', '“Three.”'])
    expect(figures[0]?.querySelector('figcaption')?.textContent).toBe('Head teacher Secondary school, Birmingham')
  })
})
