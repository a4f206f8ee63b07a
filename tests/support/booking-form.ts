/** The booking form as a visitor fills it in, and the outbox as its owner reads it. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'

export const booking = {
  name: 'Amara Osei',
  email: 'amara.osei@example.org',
  organisation: 'A council in the north',
  message: 'Two secure units ask for help.\nBefore May, if it can be done.',
}

export type BookingField = keyof typeof booking

/** The exact words of the specification, section 8. */
export const words = {
  sent: 'Your request has been sent successfully!',
  failed: 'Something went wrong. Please try again later.',
}

export const endpoint = '/api/v1.0/email/send'

const labels = { name: 'Name', email: 'Email', organisation: /^Organisation/, message: 'Message' } as const

export const field = (page: Page, name: BookingField): Locator =>
  page.getByRole('textbox', { name: labels[name], ...(typeof labels[name] === 'string' && { exact: true }) })

export const sendButton = (page: Page): Locator =>
  page.getByRole('form', { name: 'Request a consultation' }).getByRole('button', { name: /send/i })

/** After a request was sent its words stand in place of the form, until this is pressed. */
export const writeAnother = (page: Page): Promise<void> => page.getByRole('button', { name: 'Write another' }).click()

export async function fillIn(page: Page, values: Partial<typeof booking> = booking): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name as BookingField).fill(value)
}

export async function valuesOf(page: Page): Promise<typeof booking> {
  const entries = Object.keys(booking).map(async name => [name, await field(page, name as BookingField).inputValue()])
  return Object.fromEntries(await Promise.all(entries)) as typeof booking
}

export const nothing: typeof booking = { name: '', email: '', organisation: '', message: '' }

/** The mails in an outbox, oldest first; none where it does not exist yet. */
export async function mailsIn(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => [])
  return Promise.all(
    names
      .filter(name => name.endsWith('.eml'))
      .sort()
      .map(name => readFile(join(outbox, name), 'utf8')),
  )
}
