import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Section } from './section.tsx'

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
