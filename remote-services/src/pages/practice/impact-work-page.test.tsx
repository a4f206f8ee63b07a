import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { record } from './impact-work.ts'
import { Page } from './impact-work-page.tsx'

const scrolledTo = vi.fn<(this: Element) => void>()

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolledTo
  render(<Page />)
})
afterEach(cleanup)

const region = (name: string) => within(screen.getByRole('region', { name }))

describe('/impact-work', () => {
  it('introduces itself with its 23 countries, and a ring for each', () => {
    expect(screen.getByText('Programmes handed over in 23 countries')).toBeDefined()
    expect(region('Introduction').getByText('countries', { exact: false, selector: 'p:has(span)' }).textContent).toBe('23 countries')
    expect(screen.getByRole('region', { name: 'Introduction' }).querySelectorAll('circle')).toHaveLength(23)
  })

  it('shows its programmes', () => {
    expect(region('Programmes to hand on').getAllByRole('listitem')).toHaveLength(record.programmes.cards.length)
  })

  it('travels in numbered steps', () => {
    const numbers = region('How it travels, hand to hand').getAllByText(/^0\d$/, { selector: 'li span' })
    expect(numbers.map(({ textContent }) => textContent)).toEqual(record.journey.steps.map(({ number }) => number))
  })

  it('shows the jar at the step that holds it, and brings that step into view', () => {
    const steps = region('How it travels, hand to hand').getAllByRole('listitem')
    const held = () => steps.filter(step => step.querySelector('svg[data-held]'))
    expect(held()).toEqual([steps[0]])
    fireEvent.click(screen.getByRole('button', { name: record.journey.handing.next }))
    expect(held()).toEqual([steps[1]])
    expect(scrolledTo.mock.contexts.at(-1)).toBe(steps[1])
  })

  it('is handed on step by step, until it is in no hands of ours, and then begins again', () => {
    const journey = region('How it travels, hand to hand')
    const { hands, label } = record.journey.handing
    expect(hands).toHaveLength(record.journey.steps.length)
    const said = hands.map(() => {
      const words = journey.getByText(label).parentElement?.textContent
      fireEvent.click(journey.getByRole('button'))
      return words
    })
    expect(said).toEqual(hands.map(whose => `${label} ${whose}`))
    expect(journey.getByText(label).parentElement?.textContent).toBe(`${label} ${hands[0]}`)
  })

  it('gives its three counts, each as text over as many threads of its mark', () => {
    const outcomes = region('What has been passed along')
    expect(
      outcomes
        .getAllByText(/^(communities|policy changes|educational reforms)$/, { selector: 'p > span' })
        .map(label => label.parentElement?.textContent),
    ).toEqual(['500+ communities', '42 policy changes', '37 educational reforms'])
    expect(outcomes.getAllByRole('img').map(bar => bar.getAttribute('aria-label'))).toEqual([
      'communities: 500+, towards a mark of 500',
      'policy changes: 42, towards a mark of 60',
      'educational reforms: 37, towards a mark of 60',
    ])
  })
})
