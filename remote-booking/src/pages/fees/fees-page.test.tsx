import { type Fee, fees } from '@site/identity/fees'
import { formatFee } from '@site/identity/format-fee'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { feeGroups } from './fees.ts'
import { FeesPage, Page } from './fees-page.tsx'

afterEach(cleanup)

const terms = () => screen.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent])

describe('the page of fees', () => {
  it('lists every fee with its figure, in the order of the list', () => {
    render(<Page />)
    // Each that is paid every month or quarter says so in its name.
    expect(terms()).toEqual(fees.map(fee => [fee.name, formatFee(fee)]))
  })

  it('gathers them in groups, and leads to each', () => {
    render(<Page />)
    const links = within(screen.getByRole('navigation', { name: 'Fees by kind of work' })).getAllByRole('link')
    expect(links.map(link => link.textContent)).toEqual(feeGroups.map(({ title }) => title))
    for (const link of links) expect(link.getAttribute('href')).toBe(`#${screen.getByRole('region', { name: link.textContent }).id}`)
  })

  it('says beside each group what it begins at: no figure of its list is lower, and what is paid by the hour, day or month says so', () => {
    render(<Page />)
    const items = within(screen.getByRole('navigation', { name: 'Fees by kind of work' })).getAllByRole('listitem')
    expect(items.map(item => item.querySelector('span')?.textContent)).toEqual([
      'from £250',
      'from £800',
      'from £150 per hour',
      'from £600',
      'from £800 per month',
      'from £1,500 per day',
    ])
  })

  it('takes a nineteenth fee, which can be chosen as well', () => {
    const nineteenth: Fee = { id: 'night-walk', group: 'healing', name: 'Night Walk', amount: 90, per: 'hour' }
    render(<FeesPage fees={[...fees, nineteenth]} />)
    const healing = screen.getByRole('region', { name: 'Healing' })
    expect(within(healing).getByText('Night Walk', { selector: 'dt' }).nextElementSibling?.textContent).toBe('£90 per hour')
    expect(screen.getAllByRole('checkbox')).toHaveLength(fees.length + 1)
  })

  it('follows a fee that changes', () => {
    render(<FeesPage fees={fees.map(fee => (fee.id === 'half-day-workshop' ? { ...fee, amount: 825 } : fee))} />)
    expect(terms()).toContainEqual(['Half-Day Workshop', '£825'])
  })

  it('says what the figures leave out and what they are subject to', () => {
    render(<Page />)
    const page = document.body.textContent
    expect(page).toMatch(/pounds sterling, and exclude VAT, travel, accommodation and materials/)
    for (const word of [/Indicative/, /negotiable/, /terms and conditions/]) expect(page).toMatch(word)
  })

  it('ends with a way to a quote of one’s own', () => {
    render(<Page />)
    expect(screen.getByRole('link', { name: 'Request a Custom Quote' }).getAttribute('href')).toBe('/consultation')
  })
})
