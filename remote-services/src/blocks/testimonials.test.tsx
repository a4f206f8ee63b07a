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

  it('has what was said in another language before its translation, and says which language it is', () => {
    const original = { lang: 'it', quote: 'Una.' }
    render(<Testimonials testimonials={[{ quote: 'One.', author: 'Tenant', place: 'Naples', original }]} />)
    expect(screen.getByText('“Una.”').getAttribute('lang')).toBe('it')
    expect(screen.getByRole('figure').querySelector('blockquote')?.textContent).toBe('“Una.”“One.”')
  })

  it('keeps the order of the voices in every layout', () => {
    const voices = [
      { quote: 'One.', author: 'Nurse', place: 'Clinic' },
      { quote: 'Two.', author: 'Cook', place: 'School' },
    ]
    for (const layout of ['large-right', 'three', 'record'] as const) {
      const { container } = render(<Testimonials testimonials={voices} layout={layout} />)
      expect([...container.querySelectorAll('blockquote')].map(({ textContent }) => textContent)).toEqual(['“One.”', '“Two.”'])
      cleanup()
    }
  })
})
