import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'

/** The booking form as its tests drive it: by the words a visitor sees. */
export const letter = {
  Name: 'Amara Osei',
  Email: 'amara@example.org',
  Organisation: 'A youth justice board',
  Message: 'Two secure units.',
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
export const button = () => screen.getByRole('button', { name: /send|sending|write the email/i })
export const press = () => fireEvent.click(button())
export const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } })
export const values = () => Object.keys(letter).map(label => field(label).value)

export function write(texts: Partial<typeof letter> = letter): void {
  for (const [label, text] of Object.entries(texts)) type(label, text)
}

/** A provider that answers with `status`. */
export const answer = (status: number) => vi.fn<typeof fetch>(async () => new Response('text', { status }))

/** A provider that answers when it is told to. */
export function slowAnswer() {
  let arrive: (response: Response) => void = () => undefined
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(resolve => (arrive = resolve)))
  return { fetch, arrive: () => arrive(new Response('OK')) }
}

/** A storage that is switched off. */
export function forbiddenStorage() {
  const forbidden = () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  return { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
}
