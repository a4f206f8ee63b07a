import { identity } from '@site/identity'
import { bookingFieldNames } from '@site/kit/contract/booking'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { readDraft, saveDraft } from '../form/booking-draft.ts'
import { Page as FailedPage } from './booking-failed-page.tsx'
import { Page as SentPage } from './booking-sent-page.tsx'

afterEach(cleanup)

it('says that a form posted without script was sent, leads on, and keeps no draft of it', () => {
  saveDraft({ message: 'Kept by an earlier page.' })
  render(<SentPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Your request has been sent successfully!' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/')
  expect(readDraft()).toEqual({})
})

it('says that it was not sent, where the text still is, and how else to send it', () => {
  render(<FailedPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong. Please try again later.' })).toBeTruthy()
  expect(screen.getByText(/its back button leads to the form as you left it/)).toBeTruthy()
  expect(screen.getByRole('link', { name: identity.emails.consultation }).getAttribute('href')).toBe(
    `mailto:${identity.emails.consultation}`,
  )
  expect(screen.getByRole('link', { name: 'Begin a new request' }).getAttribute('href')).toBe('/consultation#booking')
})

it.each(bookingFieldNames)('has a sentence at the fragment that the server sends to for %s', name => {
  const { container } = render(<FailedPage />)
  expect(container.querySelector(`#mend-${name}`)?.textContent).toMatch(/^Please /)
})
