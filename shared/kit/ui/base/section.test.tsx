import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Band, Section } from './section.tsx'

afterEach(cleanup)

describe('Section', () => {
  it('is a landmark named by its heading', () => {
    render(
      <Section ground="ink" labelledBy="title">
        <h2 id="title">How it works</h2>
      </Section>,
    )
    expect(screen.getByRole('region', { name: 'How it works' }).dataset.ground).toBe('ink')
  })
})

describe('Band', () => {
  it('stands on a ground of its own and is no landmark', () => {
    render(<Band ground="rose">What they said</Band>)
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.getByText('What they said').closest('[data-ground]')?.getAttribute('data-ground')).toBe('rose')
  })
})
