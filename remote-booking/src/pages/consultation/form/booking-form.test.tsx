import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, field, letter, press, type, values, write } from '../../../test-support/booking-form-driver.ts'
import { bookingCopy } from './booking-copy.ts'
import { BookingForm } from './booking-form.tsx'

const sent = 'Your request has been sent successfully!'

beforeEach(() => {
  vi.stubGlobal('fetch', answer(200))
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('the markup without script', () => {
  const markup = () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(<BookingForm />)
    return page.querySelector('form') as HTMLFormElement
  }

  it('posts the four fields and the honeypot to /booking, checked by the browser', () => {
    const form = markup()
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/booking'])
    expect(form.noValidate).toBe(false)
    expect([...form.querySelectorAll('[name]')].map(control => control.getAttribute('name'))).toEqual([
      'name',
      'email',
      'organisation',
      'message',
      'website',
    ])
    expect([...form.querySelectorAll('[required]')].map(control => control.getAttribute('name'))).toEqual(['name', 'email', 'message'])
    expect(form.querySelector('[name=email]')?.getAttribute('type')).toBe('email')
  })

  it('begins with its fields, and in a demonstration with what that is', () => {
    const [title, body] = [markup().querySelector('h2'), markup().querySelector('h2 + div')]
    expect(title?.textContent).toBe(bookingCopy.title)
    expect([...body!.children].slice(0, 2).map(child => child.textContent?.slice(0, 24))).toEqual([
      'This is a demonstration:',
      'Topic (optional)No topic',
    ])
  })

  it('lays out what is written by its own direction: Arabic and Hebrew begin on the right', () => {
    for (const control of markup().querySelectorAll('input:not([tabindex="-1"]), textarea'))
      expect(control.getAttribute('dir')).toBe('auto')
  })

  it('tells the browser what each field is, for autofill', () => {
    const tokens = ['name', 'email', 'organisation'].map(name => markup().querySelector(`[name=${name}]`)?.getAttribute('autocomplete'))
    expect(tokens).toEqual(['name', 'email', 'organization'])
  })

  it('keeps what was typed before the script was ready', async () => {
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(<BookingForm />)
    const early = page.querySelector('[name=name]') as HTMLInputElement
    early.value = 'Typed early'
    const logged = vi.spyOn(console, 'error')
    const root = await act(async () => hydrateRoot(page, <BookingForm />))
    expect(early.value).toBe('Typed early')
    expect(logged).not.toHaveBeenCalled()
    await act(async () => root.unmount())
    page.remove()
    render(<BookingForm />) // they went on, and have come back
    expect(values()).toEqual(['Typed early', '', '', ''])
  })
})

describe('the topic', () => {
  it('is the one that is chosen, where the browser draws between its two events', async () => {
    render(<BookingForm />)
    const topic = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Topic/ })
    topic.value = 'Holistic healing and recovery'
    await act(async () => void topic.dispatchEvent(new Event('input', { bubbles: true })))
    fireEvent(topic, new Event('change', { bubbles: true }))
    expect(topic.value).toBe('Holistic healing and recovery')
    expect(field('Message').value).toBe('Holistic healing and recovery\n\n')
  })
})

describe('a field', () => {
  beforeEach(() => void render(<BookingForm />))

  it('says what is missing when it is left, in words tied to it', () => {
    fireEvent.blur(field('Name'))
    const name = field('Name')
    expect(name.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please give your name.')
  })

  it('takes it back as soon as it is mended', () => {
    fireEvent.blur(field('Name'))
    type('Name', 'Amara')
    expect(field('Name').hasAttribute('aria-invalid')).toBe(false)
    expect(screen.queryByText('Please give your name.')).toBeNull()
  })

  it('is not judged while it is filled in for the first time', () => {
    type('Email', 'ama')
    expect(field('Email').hasAttribute('aria-invalid')).toBe(false)
  })

  it('asks for a whole address, as the browser sees it', () => {
    type('Email', 'amara.example.org')
    fireEvent.blur(field('Email'))
    expect(screen.getByText('Please check the address: it should look like name@example.org.')).toBeTruthy()
  })

  it('may stay empty where it is optional', () => {
    fireEvent.blur(field('Organisation'))
    expect(field('Organisation').hasAttribute('aria-invalid')).toBe(false)
  })

  it('is not filled by spaces', () => {
    type('Message', '   ')
    fireEvent.blur(field('Message'))
    expect(field('Message').getAttribute('aria-invalid')).toBe('true')
  })

  it('says which text is longer than can be taken, and by how much', () => {
    type('Message', 'x'.repeat(5001))
    fireEvent.blur(field('Message'))
    expect(screen.getByText('Message: please shorten it to 5,000 characters; it has 5,001.')).toBeTruthy()
  })
})

describe('an attempt with errors', () => {
  beforeEach(() => {
    render(<BookingForm />)
    write({ Email: 'amara' })
    press()
  })

  const summary = () => screen.getByRole('region', { name: /need your attention|needs your attention/ })

  it('sends nothing, and moves the focus to the list of what is to be mended', () => {
    expect(fetch).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(summary())
    expect(within(summary()).getByText('Three answers need your attention.')).toBeTruthy()
  })

  it('lists each with a way to its field, which leaves the address alone', () => {
    const address = location.href
    const links = within(summary()).getAllByRole('link')
    expect(links.map(link => link.textContent)).toEqual([
      'Please give your name.',
      'Please check the address: it should look like name@example.org.',
      'Please write a few lines. One sentence is enough to begin.',
    ])
    for (const [index, label] of ['Name', 'Email', 'Message'].entries()) {
      fireEvent.click(links[index]!)
      expect(document.activeElement).toBe(field(label))
    }
    expect(location.href).toBe(address)
  })

  it('shows the same words beside each field', () => {
    for (const label of ['Name', 'Email', 'Message']) expect(field(label).getAttribute('aria-invalid')).toBe('true')
  })

  it('leads to the list again when it is repeated', () => {
    field('Name').focus()
    press()
    expect(document.activeElement).toBe(summary())
  })

  it('crosses out what is mended and keeps its place, so that no field moves under the hand that writes', () => {
    const rows = () => within(screen.getByRole('region')).getAllByRole('listitem')
    const height = rows().length
    write({ Name: letter.Name })
    expect(screen.getByText('Two answers need your attention.')).toBeTruthy()
    expect(rows().map(row => row.querySelector('s') !== null)).toEqual([true, false, false])
    write()
    expect(screen.getByText('Thank you. All is here.')).toBeTruthy()
    expect(rows()).toHaveLength(height)
  })

  it('puts the list away when the request goes out', async () => {
    write()
    press()
    await screen.findByText(sent)
    expect(screen.queryByText(/All is here/)).toBeNull()
  })
})

describe('the honeypot', () => {
  const honeypot = () => document.querySelector('[name=website]') as HTMLInputElement

  it('is out of the way of people and of their tools', () => {
    render(<BookingForm />)
    expect(honeypot().tabIndex).toBe(-1)
    expect(honeypot().autocomplete).toBe('off')
    expect(honeypot().closest('[aria-hidden=true]')).toBeTruthy()
  })

  it('sends nothing when it is filled, and keeps what a person wrote whose browser filled it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(<BookingForm />)
    write()
    fireEvent.input(honeypot(), { target: { value: 'https://spam.example' } })
    press()
    const note = await screen.findByRole('alert')
    expect(note.textContent).toContain('Something went wrong. Please try again later.')
    expect(within(note).getByRole('link').getAttribute('href')).toMatch(/^mailto:/)
    expect(values()).toEqual(Object.values(letter))
    expect(fetch).not.toHaveBeenCalled()
  })

  it('lets their next attempt go out, without what it held', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(<BookingForm />)
    write()
    fireEvent.input(honeypot(), { target: { value: 'https://spam.example' } })
    press()
    await screen.findByRole('alert')
    press()
    await screen.findByText(sent)
    expect(JSON.stringify(vi.mocked(fetch).mock.calls)).not.toContain('spam')
  })
})

describe('on a host that cannot take requests', () => {
  it('opens the same words as a letter and sends nothing', async () => {
    document.documentElement.dataset.booking = 'mail'
    const opened = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    render(<BookingForm />)
    write()
    fireEvent.click(screen.getByRole('button', { name: 'Write the email' }))
    delete document.documentElement.dataset.booking
    expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^mailto:/))
    expect(fetch).not.toHaveBeenCalled()
    expect(screen.getByText(/your own mail program opens/)).toBeTruthy()
  })
})
