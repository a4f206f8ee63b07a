import { figures as education } from '@site/identity/figures/education'
import { figures as training } from '@site/identity/figures/racial-literacy-training'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { StatBand } from './stat-band.tsx'

const statistics = [
  { ...training.confidence, label: 'of participants' },
  { ...training.institutions, label: 'of institutions' },
  { ...training.rating, label: 'average rating' },
]

afterEach(cleanup)

/** Without what is opened. */
const outside = (elements: readonly HTMLElement[]): readonly HTMLElement[] => elements.filter(element => !element.closest('details'))

/** What assistive technology is given: all but what is hidden from it. */
const spoken = (): (string | null)[] =>
  outside(screen.getAllByRole('definition').filter(value => !value.querySelector('details'))).map(value => {
    const copy = value.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
    return copy.textContent
  })

describe('StatBand', () => {
  it('gives each figure with what it measures', () => {
    render(<StatBand statistics={statistics} />)
    expect(outside(screen.getAllByRole('term')).map(term => term.textContent)).toEqual([
      'of participants',
      'of institutions',
      'average rating',
    ])
    expect(spoken()).toEqual(['94%', '87%', '4.8/5'])
  })

  it.each(['band', 'meters', 'one-large'] as const)('says the same when it is laid out as %s', layout => {
    render(<StatBand statistics={statistics} layout={layout} />)
    expect(outside(screen.getAllByRole('term')).map(term => term.textContent)).toEqual([
      'of participants',
      'of institutions',
      'average rating',
    ])
    expect(spoken()).toEqual(['94%', '87%', '4.8/5'])
  })

  it('puts the second figure before the others where that one is large', () => {
    render(<StatBand statistics={statistics} layout="second-large" />)
    expect(spoken()).toEqual(['87%', '94%', '4.8/5'])
  })

  it('draws no count that is seen in its number', () => {
    const { container } = render(<StatBand statistics={[education.universities, education.schools, education.educators]} />)
    expect([...container.querySelectorAll<SVGElement>('[data-held]')].map(({ dataset: { held } }) => held)).toEqual(['50'])
    expect(spoken()).toEqual(['15+', '12', '5,000+'])
  })

  it('draws each at its true whole: so many of a hundred, and tenths of a mark', () => {
    const { container } = render(<StatBand statistics={statistics} />)
    expect([...container.querySelectorAll<SVGElement>('[data-held]')].map(({ dataset: { held, all } }) => `${held} of ${all}`)).toEqual([
      '94 of 100',
      '87 of 100',
      '48 of 50',
    ])
    // A rating is not drawn half as long because a mark has fewer tenths than a share has hundredths.
    const ends = [...container.querySelectorAll('[class*=loose]')].map(drawing =>
      Math.max(...[...(drawing.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x))),
    )
    expect(ends).toHaveLength(3)
    for (const end of ends) expect(end).toBeGreaterThan(950)
  })
})
