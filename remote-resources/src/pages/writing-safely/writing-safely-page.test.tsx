import { identity } from '@site/identity'
import { refusalOf } from '@site/kit/record-refusal'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EncryptedWays } from './encrypted-ways.tsx'
import { writingSafely } from './writing-safely.ts'
import { Page } from './writing-safely-page.tsx'
import { writingSafelySchema } from './writing-safely-record.ts'

afterEach(cleanup)

const fingerprint = '0123 4567 89AB CDEF 0123 4567 89AB CDEF 0123 4567'

it('accepts the record', () => {
  expect(refusalOf(writingSafelySchema, writingSafely, () => undefined)).toBe('accepted')
})

it('warns that email is not confidential, and leads to the form with its topic and to three pages more', () => {
  render(<Page />)
  expect(screen.getByRole('heading', { level: 2, name: 'Email is not confidential' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask for a safe way to talk' }).getAttribute('href')).toBe(
    '/consultation?topic=writing-safely#booking',
  )
  expect(within(screen.getByRole('navigation', { name: 'Where to go next' })).getAllByRole('link').length).toBeGreaterThanOrEqual(3)
})

it('of a demonstration says that nobody answers, before anybody writes and again where they would begin', () => {
  render(<Page />)
  const said = identity.status === 'demonstration' ? 2 : 0
  expect(screen.queryAllByText(/demonstration.* nobody (will )?answer/)).toHaveLength(said)
})

it('says first how to call for help, and each advice in a sentence that leads to the rest of it', () => {
  render(<Page />)
  const danger = within(screen.getByRole('region', { name: 'If you are in danger now' }))
  expect(
    danger.getByText('Call 999 in the United Kingdom. Cannot speak? On a mobile phone, wait until you are asked, then press 55.'),
  ).toBeTruthy()
  expect(danger.getByText(/^Call 112 /)).toBeTruthy()
  const short = within(screen.getByRole('navigation', { name: 'Before you write' })).getAllByRole('link')
  expect(short).toHaveLength(writingSafely.sections.length)
  for (const [index, { id, title, advice }] of writingSafely.sections.entries()) {
    expect(short[index]?.textContent).toBe(`${title} ${advice}`)
    expect(short[index]?.getAttribute('href')).toBe(`#${id}`)
    expect(within(screen.getByRole('region', { name: title })).getAllByRole('heading', { level: 3 })).toHaveLength(3)
  }
})

it('shows beside each advice a drawing, a picture or a letter, which says nothing that is not written', () => {
  render(<Page />)
  for (const { title } of writingSafely.sections) {
    const section = screen.getByRole('region', { name: title })
    expect(section.querySelector('svg[aria-hidden], img[alt=""], blockquote'), title).toBeTruthy()
  }
})

it('dials the emergency numbers from the first screen', () => {
  render(<Page />)
  const calls = within(screen.getByText(/^In danger/)).getAllByRole('link')
  expect(calls.map(call => [call.getAttribute('href'), call.parentElement?.textContent?.trim()])).toEqual([
    ['tel:999', '999 UK'],
    ['tel:112', '112 EU'],
  ])
})

it('has a way out that works without script', () => {
  render(<Page />)
  const link = screen.getByRole('link', { name: 'Leave this page' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([identity.neutralPage, 'nofollow noreferrer'])
})

it('names Signal and PGP only where they are given', () => {
  const { container, rerender } = render(<EncryptedWays ways={undefined} />)
  expect(container.innerHTML).toBe('')
  rerender(<EncryptedWays ways={{ signal: 'office.01' }} />)
  expect(screen.getByText('office.01')).toBeTruthy()
  expect(screen.queryByText(/fingerprint/)).toBeNull()
  rerender(<EncryptedWays ways={{ pgp: { key: 'https://example.org/key.asc', fingerprint } }} />)
  expect(screen.getByText(fingerprint)).toBeTruthy()
  expect(screen.queryByText('office.01')).toBeNull()
})
