import { identity } from '@site/identity'
import type { Figure } from '@site/identity/figures'
import { figures as community } from '@site/identity/figures/community-empowerment'
import { figures } from '@site/identity/figures/cross-cultural-mediation'
import { figures as reform } from '@site/identity/figures/policy-reform'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AlsoCounted } from './also-counted.tsx'
import { Evidence } from './evidence.tsx'
import { FigureValue } from './figure-value.tsx'
import { said } from './said.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const counted: Figure = { ...figures.agreed, base: 61, since: '2019', by: 'The office' }

describe('Evidence', () => {
  it('is closed, is there without script, and holds no style attribute', () => {
    const markup = renderToString(<Evidence figure={figures.agreed} />)
    expect(markup).toMatch(/^<details(?![^>]*\sopen)/)
    expect(markup).toContain(figures.agreed.counted)
    expect(markup).not.toMatch(/\sstyle="/)
  })

  it('says what was counted, out of how many, since when, by whom, and what would make it wrong', () => {
    render(<Evidence figure={counted} />)
    expect(screen.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Definition', counted.counted],
      ['Out of how many', '61 cases.'],
      ['Since when', '2019'],
      ['Counted by', 'The office'],
      ['What would make it wrong', counted.caveat],
    ])
  })

  it('is named after its figure, and leads to it among the others', () => {
    const { container } = render(<Evidence figure={figures.agreed} />)
    expect(container.querySelector('summary')?.textContent).toBe(
      'What was counted: 92% of mediations end in an agreement that every party signs',
    )
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/what-we-count#mediation-agreements')
  })
})

describe('What opens a figure', () => {
  const name = () => document.querySelector('summary')?.textContent

  it('is its own words where it is said in passing', () => {
    render(<AlsoCounted figures={[community.return]} />)
    expect(name()).toBe('5.7x return on what is invested: what was counted')
  })

  it('has the mark of a count beside it, and no share for a second time', () => {
    const { rerender } = render(<Evidence figure={reform.frameworks} />)
    expect(name()).toMatch(/^127 of 150What was counted: /)
    rerender(<Evidence figure={community.civic} />)
    expect(name()).toMatch(/^What was counted: 87% /)
  })
})

describe('On a live site a figure without its base', () => {
  it('is not yet counted, and is not said in passing; one with it is', () => {
    vi.spyOn(identity, 'status', 'get').mockReturnValue('live')
    render(<FigureValue figure={figures.agreed} />)
    expect(screen.getByText('Not yet counted')).toBeDefined()
    expect(said('92 of 100', figures.agreed)).toBe('')
    expect(said('92 of 100', counted)).toBe('92\u00a0of 100')
  })

  it('stays on one line with what it counts', () => {
    expect(said('In 34 countries across 6 continents', figures.agreed)).toBe('In 34\u00a0countries across 6\u00a0continents')
  })
})
