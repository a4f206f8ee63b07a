import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { record } from './healing-recovery.ts'
import { Page } from './healing-recovery-page.tsx'

beforeEach(() => void render(<Page />))
afterEach(cleanup)

const region = (name: string) => within(screen.getByRole('region', { name }))

describe('/healing-recovery', () => {
  it('says that it is practised with 58 communities', () => {
    expect(screen.getByText('Practised with 58 communities')).toBeDefined()
  })

  it('shows its programmes, the first of them raised', () => {
    const cards = region('Six programmes, each with a way out').getAllByRole('listitem')
    expect(cards).toHaveLength(record.programmes.cards.length)
    expect(cards.map(card => card.hasAttribute('data-raised'))).toEqual([true, false, false, false, false, false])
  })

  it('leads through steps, from arriving to returning', () => {
    const steps = region('The journey, in five steps').getAllByRole('heading', { level: 3 })
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Arriving', 'Settling', 'Telling', 'Mending', 'Returning'])
  })

  it('gives its three figures as bars with a name and a value', () => {
    const bars = region('What people report').getAllByRole('img')
    expect(bars.map(bar => bar.getAttribute('aria-label'))).toEqual([
      'Trauma symptoms reduced: 82%',
      'Self-efficacy: 76%',
      'Community connection: 91%',
    ])
  })

  it('quotes a participant without a face', () => {
    const testimonial = region('From a circle')
    expect(testimonial.getByText('Participant, women’s recovery circle, Leeds')).toBeDefined()
    expect(testimonial.queryByRole('img')).toBeNull()
    expect(testimonial.queryByRole('presentation')).toBeNull()
  })

  it('lists its modalities', () => {
    const modalities = region('Modalities').getAllByRole('heading', { level: 3 })
    expect(modalities.map(({ textContent }) => textContent)).toEqual([
      'Somatic practice',
      'Narrative and art',
      'Ancestral ceremony',
      'Peer support',
    ])
  })
})
