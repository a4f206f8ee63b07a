import { identity } from '@site/identity'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { consultation } from './consultation.ts'
import { Page } from './consultation-page.tsx'

beforeEach(() => void render(<Page />))
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

it('shows the estimate that a visitor arrives with beside the form, until they ask about something else', () => {
  expect(screen.queryByRole('region', { name: 'Your estimate' })).toBeNull()
  cleanup()
  history.replaceState(null, '', '/consultation?topic=fees&items=half-day-workshop,initial-consultation-1-hr,one-on-one-guidance.2')
  render(<Page />)
  const slip = screen.getByRole('region', { name: 'Your estimate' })
  expect(slip.textContent).toContain('Paid once£1,050')
  expect(within(slip).getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(
    '/fees?items=initial-consultation-1-hr,half-day-workshop,one-on-one-guidance.2',
  )
  fireEvent.change(screen.getByRole('combobox', { name: /^Topic/ }), { target: { value: '' } })
  expect(slip.isConnected).toBe(false)
})

it('presents every service', () => {
  const services = screen.getByRole('region', { name: 'What people come with' })
  expect(within(services).getAllByRole('heading', { level: 3 })).toHaveLength(consultation.services.items.length)
})

it('shows of each what is the matter, in a thread of its own', () => {
  const services = screen.getByRole('region', { name: 'What people come with' })
  const threads = [...services.querySelectorAll('svg > path:first-of-type')]
    .map(path => path.getAttribute('d'))
    .filter(path => path?.startsWith('M0 40'))
  expect(new Set(threads).size).toBe(consultation.services.items.length)
})

it('names the price of the first hour as the price list does', () => {
  expect(screen.getByText('Initial Consultation (1 hr): £250')).toBeTruthy()
})

it('holds the form where links to #booking arrive', () => {
  const section = document.getElementById('booking') as HTMLElement
  expect(within(section).getByRole('form', { name: 'Request a consultation' })).toBeTruthy()
})

it('promises no reply that the owner does not, and asks to leave out names of anyone at risk', () => {
  expect(/within two working days/i.test(document.body.textContent)).toBe(identity.promises.includes('reply'))
  expect(screen.getByText('Please leave out names of anyone at risk.')).toBeTruthy()
})

it('leads from what people come with to the page of that work', () => {
  for (const { title, href } of consultation.services.items)
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(href)
})
