import { fees } from '@site/identity/fees'
import { siteStore } from '@site/kit/runtime'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forbiddenStorage } from '../../test-support/booking-form-driver.ts'
import { feeGroups, feesContent } from './fees.ts'
import { PriceList } from './price-list.tsx'
import { pricedGroups } from './priced-groups.ts'

const { statement, indexTitle, estimate } = feesContent

const show = () =>
  render(<PriceList statement={statement} indexTitle={indexTitle} groups={pricedGroups(feeGroups, fees)} copy={estimate} />)
const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Add(?:ed)? ${name.replace(/[()]/g, '\\$&')}$`) })
const dock = () => screen.queryByRole('region', { name: 'Your estimate' })
const said = () => siteStore.getState().announcement.trim()

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('the price list as an estimate', () => {
  it('has a control for each fee, and no estimate yet', () => {
    show()
    expect(screen.getAllByRole('checkbox')).toHaveLength(fees.length)
    expect(dock()).toBeNull()
  })

  it('takes nothing before React hears of it', () => {
    const list = <PriceList statement={statement} indexTitle={indexTitle} groups={pricedGroups(feeGroups, fees)} copy={estimate} />
    document.body.innerHTML = renderToString(list)
    expect(box('Half-Day Workshop').disabled).toBe(true)
    document.body.replaceChildren()
    show()
    expect(box('Half-Day Workshop').disabled).toBe(false)
  })

  it('shows and says what is chosen and what it comes to', () => {
    show()
    fireEvent.click(box('Half-Day Workshop'))
    fireEvent.click(box('Panel Appearance'))
    expect(said()).toBe('Panel Appearance added. 2 fees: from £1,400 once.')
    const lines = within(dock()!).getAllByRole('term')
    expect(lines.map(term => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
      'Half-Day Workshop: £800',
      'Panel Appearance: from £600',
      'Paid once: from £1,400',
    ])
    expect(dock()!.textContent).toContain('excluding VAT, travel, accommodation and materials')
  })

  it('says on its bar how many fees it holds, and what they come to by each way of paying', () => {
    show()
    fireEvent.click(box('Half-Day Workshop'))
    fireEvent.click(box('Panel Appearance'))
    expect(dock()!.querySelector('summary')?.textContent).toBe('Estimate of 2 fees: from £1,400 once')
    fireEvent.click(box('Ongoing Data Monitoring'))
    expect(dock()!.querySelector('summary')?.textContent).toBe('Estimate of 3 fees: from £1,400 once + £800 per month')
  })

  it('is closed by Escape, which gives the focus back to what opened it', () => {
    show()
    fireEvent.click(box('Half-Day Workshop'))
    const summary = dock()!.querySelector('summary')!
    fireEvent.click(summary)
    expect(summary.parentElement).toHaveProperty('open', true)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(summary.parentElement).toHaveProperty('open', false)
    expect(document.activeElement).toBe(summary)
  })

  it('asks how many hours, and multiplies by them', () => {
    show()
    fireEvent.click(box('One-on-One Guidance'))
    fireEvent.change(screen.getByRole('combobox', { name: 'Hours: One-on-One Guidance' }), { target: { value: '3' } })
    expect(said()).toBe('Changed. 1 fee: £450 for 3 hours.')
  })

  it('takes a fee out again, and clears all', () => {
    show()
    fireEvent.click(box('Half-Day Workshop'))
    fireEvent.click(box('Half-Day Workshop'))
    expect(dock()).toBeNull()
    expect(said()).toBe('Half-Day Workshop removed. Nothing is chosen.')
    fireEvent.click(box('Baseline Report'))
    fireEvent.click(screen.getByRole('button', { name: 'Clear the estimate' }))
    expect(box('Baseline Report').checked).toBe(false)
    expect(dock()).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('leads to the booking form with what was chosen, and nothing else', () => {
    show()
    fireEvent.click(box('Full-Day Workshop'))
    fireEvent.click(box('Ongoing Data Monitoring'))
    const href = screen.getByRole('link', { name: 'To the form' }).getAttribute('href')
    expect(href).toBe('/consultation?topic=fees&items=full-day-workshop,ongoing-data-monitoring#booking')
  })

  it('is there again after a reload', () => {
    show()
    fireEvent.click(box('Keynote (30 to 45 minutes)'))
    cleanup()
    show()
    expect(box('Keynote (30 to 45 minutes)').checked).toBe(true)
    expect(dock()).not.toBeNull()
  })

  it('is done without where storage throws', () => {
    vi.stubGlobal('sessionStorage', forbiddenStorage())
    show()
    fireEvent.click(box('Keynote (30 to 45 minutes)'))
    expect(dock()).not.toBeNull()
    vi.unstubAllGlobals()
  })
})
