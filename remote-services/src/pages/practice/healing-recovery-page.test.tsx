import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { record } from './healing-recovery.ts'
import { Page } from './healing-recovery-page.tsx'

const scrolledTo = vi.fn<(this: Element) => void>()

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolledTo
  render(<Page />)
})
afterEach(cleanup)

const region = (name: string) => within(screen.getByRole('region', { name }))

describe('/healing-recovery', () => {
  it('says that it is practised with 58 communities', () => {
    expect(screen.getByText('Practised with 58 communities')).toBeDefined()
  })

  it('shows its programmes, the first of them raised', () => {
    const cards = region('Programmes with a way out').getAllByRole('listitem')
    expect(cards).toHaveLength(record.programmes.cards.length)
    expect(cards.map(card => card.hasAttribute('data-raised'))).toEqual([true, false, false, false, false, false])
  })

  it('leads through steps, from arriving to returning', () => {
    const steps = region('The journey, step by step').getAllByRole('heading', { level: 3 })
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Arriving', 'Settling', 'Telling', 'Mending', 'Returning'])
  })

  it('counts one person’s words through the evenings in their order, half an hour in all, and says that it is an illustration', () => {
    const journey = region('The journey, step by step')
    expect(journey.getByText('Illustration')).toBeDefined()
    const evenings = record.journey.steps.flatMap(step => [...step.evenings])
    expect(evenings.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(evenings.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)).toBe(30)
    expect(record.journey.illustration.title).toBe('Half an hour of words, *in eight evenings*')
    expect(journey.getByText('At home. Her chair was kept.')).toBeDefined()
  })

  it('lights the evenings of a step that is chosen or pointed at, and all of them when it is chosen again', () => {
    const steps = region('The journey, step by step')
    const dim = () => [...document.querySelectorAll('g[data-dim]')].map(ring => ring.querySelector('text')?.textContent)
    expect(dim()).toEqual([])
    const settling = steps.getByRole('button', { name: 'Settling' })
    fireEvent.click(settling)
    expect(settling.getAttribute('aria-pressed')).toBe('true')
    expect(dim()).toEqual(['1', '4', '5', '7', '8'])
    const returning = steps.getByRole('heading', { name: 'Returning' }).closest('li')!
    fireEvent.pointerEnter(returning)
    expect(dim()).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    fireEvent.click(steps.getByRole('button', { name: 'Mending' }))
    expect(dim()).toEqual(['1', '2', '3', '4', '5', '6', '8']) // wherever the pointer rests
    fireEvent.click(steps.getByRole('button', { name: 'Mending' }))
    expect(dim()).toEqual([])
  })

  it('brings the rings into view when a step is chosen', () => {
    fireEvent.click(region('The journey, step by step').getByRole('button', { name: 'Returning' }))
    const rings = scrolledTo.mock.contexts.at(-1)!
    expect(rings.querySelectorAll('text')).toHaveLength(8)
  })

  it('says on each programme how to leave it', () => {
    const cards = region('Programmes with a way out').getAllByRole('listitem')
    expect(cards.map(card => card.lastElementChild?.textContent)).toEqual(record.programmes.cards.map(({ wayOut }) => wayOut))
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
