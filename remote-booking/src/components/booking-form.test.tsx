import { siteStore } from '@site/kit/runtime'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BookingForm } from './booking-form.tsx'
import { answer, field, press, type, write } from './booking-form-driver.ts'

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

  it('posts the four fields and the trap to /booking, checked by the browser', () => {
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
    expect(screen.getByText('An address looks like name@example.org.')).toBeTruthy()
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

  it('says when a text is longer than can be taken', () => {
    type('Message', 'x'.repeat(5001))
    fireEvent.blur(field('Message'))
    expect(screen.getByText('Please shorten this to 5,000 characters.')).toBeTruthy()
  })
})

describe('an attempt with errors', () => {
  beforeEach(() => {
    render(<BookingForm />)
    write({ Email: 'amara' })
    press()
  })

  it('sends nothing and leads to the first field to mend', () => {
    expect(fetch).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field('Name'))
  })

  it('counts and lists what is to be mended, each with a way to it', () => {
    const summary = screen.getByText('3 answers need your attention.').parentElement as HTMLElement
    const ways = within(summary)
      .getAllByRole('link')
      .map(link => link.getAttribute('href')?.slice(1))
    expect(ways).toEqual([field('Name').id, field('Email').id, field('Message').id])
    expect(siteStore.getState().announcement).toContain('3 answers need your attention.')
  })

  it('puts the list away when all is mended', () => {
    write()
    expect(screen.queryByText(/need your attention/)).toBeNull()
  })
})

describe('the trap', () => {
  const trap = () => document.querySelector('[name=website]') as HTMLInputElement

  it('is out of the way of people and of their tools', () => {
    render(<BookingForm />)
    expect(trap().tabIndex).toBe(-1)
    expect(trap().autocomplete).toBe('off')
    expect(trap().closest('[aria-hidden=true]')).toBeTruthy()
  })

  it('sends nothing when it is filled, and tells the machine that it did', async () => {
    render(<BookingForm />)
    write()
    fireEvent.input(trap(), { target: { value: 'https://spam.example' } })
    press()
    await screen.findByText(sent)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('on a host that cannot take requests', () => {
  it('opens the same words as a letter and sends nothing', async () => {
    document.documentElement.dataset.booking = 'mail'
    const opened = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    render(<BookingForm />)
    write()
    fireEvent.click(screen.getByRole('button', { name: 'Write the e-mail' }))
    delete document.documentElement.dataset.booking
    expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^mailto:/))
    expect(fetch).not.toHaveBeenCalled()
    expect(screen.getByText(/your own mail program opens/)).toBeTruthy()
  })
})
