import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answer,
  field,
  forbiddenStorage,
  letter,
  press,
  slowAnswer,
  type,
  values,
  write,
} from '../../../test-support/booking-form-driver.ts'
import { clearDraft } from './booking-draft.ts'
import { BookingForm } from './booking-form.tsx'

const sent = 'Your request has been sent successfully!'

beforeEach(() => {
  history.replaceState(null, '', '/consultation')
  vi.stubGlobal('fetch', answer(200))
})

afterEach(() => {
  cleanup()
  clearDraft()
})

describe('the draft', () => {
  it('brings back what was typed, after a reload or a mistaken navigation', () => {
    render(<BookingForm />)
    write()
    cleanup()
    render(<BookingForm />)
    expect(values()).toEqual(Object.values(letter))
  })

  it('survives a failure', async () => {
    vi.stubGlobal('fetch', answer(500))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(<BookingForm />)
    write()
    press()
    await screen.findByRole('alert')
    cleanup()
    render(<BookingForm />)
    expect(values()).toEqual(Object.values(letter))
  })

  it('is cleared by a success that arrives after the visitor has left the page', async () => {
    const { fetch, arrive } = slowAnswer()
    vi.stubGlobal('fetch', fetch)
    render(<BookingForm />)
    write()
    press()
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    cleanup()
    arrive()
    await waitFor(() => expect(sessionStorage.getItem('booking-draft')).toBeNull())
    render(<BookingForm />)
    await screen.findByText(sent)
    expect(screen.getByText(letter.Message)).toBeTruthy()
    expect(fetch).toHaveBeenCalledOnce()
    cleanup()
    render(<BookingForm />)
    expect(screen.queryByText(sent)).toBeNull()
  })

  it('can be forgotten: it is gone from the fields, the storage and the address, and the page says so', () => {
    history.replaceState(null, '', '/consultation?topic=human-rights#booking')
    render(<BookingForm />)
    write()
    fireEvent.click(screen.getByRole('button', { name: 'Forget what I wrote' }))
    expect(values()).toEqual(['', '', '', ''])
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('booking-draft')
    expect(location.search).toBe('')
    expect(screen.getByText(/^What you wrote is gone/).closest('[role=status]')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Forget what I wrote' })).toBeNull()
    cleanup()
    render(<BookingForm />)
    expect(values()).toEqual(['', '', '', ''])
  })

  it('offers to forget a draft that a reload has brought back, and nothing where there is none', () => {
    const forget = () => screen.queryByRole('button', { name: 'Forget what I wrote' })
    render(<BookingForm />)
    expect(forget()).toBeNull()
    write()
    cleanup()
    render(<BookingForm />)
    expect(forget()).toBeTruthy()
  })

  it('is forgotten at a press, which puts the focus on the words that say so', () => {
    render(<BookingForm />)
    write()
    fireEvent.click(screen.getByRole('button', { name: 'Forget what I wrote' }))
    expect(values()).toEqual(['', '', '', ''])
    expect(document.activeElement?.textContent).toMatch(/^What you wrote is gone/)
  })

  it.each([
    ['typed before the script was ready stays after going back', undefined, 'Typed early.'],
    ['kept and since forgotten does not come back with the browser’s memory of the fields', { draftKept: true }, ''],
  ])('that was %s', (_, state, message) => {
    history.replaceState(state, '', '/consultation')
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming])
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<BookingForm />)
    field('Message').value = 'Typed early.'
    render(<BookingForm />, { container, hydrate: true })
    expect(field('Message').value).toBe(message)
    vi.restoreAllMocks()
    container.remove()
  })

  it('that is being written stays, whatever the browser brought back', () => {
    history.replaceState({ draftKept: true }, '', '/consultation')
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming])
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<BookingForm />)
    field('Message').focus()
    field('Message').value = 'A new letter.'
    render(<BookingForm />, { container, hydrate: true })
    expect(field('Message').value).toBe('A new letter.')
    vi.restoreAllMocks()
    container.remove()
  })

  it('marks the entry of the history whose fields the browser must not bring back alone, once', () => {
    render(<BookingForm />)
    const changes = vi.spyOn(history, 'replaceState')
    write()
    expect(history.state).toMatchObject({ draftKept: true })
    expect(changes).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  it('is done without where storage throws', async () => {
    vi.stubGlobal('sessionStorage', forbiddenStorage())
    render(<BookingForm />)
    write()
    press()
    await screen.findByText(sent)
  })
})

describe('a topic', () => {
  const arrive = (topic: string) => {
    history.replaceState(null, '', `/consultation?topic=${topic}#booking`)
    render(<BookingForm />)
  }

  it('is shown, and the message starts with it', () => {
    arrive('racial-literacy-training')
    expect(screen.getByRole('combobox', { name: /^Topic/ })).toHaveProperty('value', 'Racial literacy and anti-racism training')
    expect(field('Message').value).toBe('Racial literacy and anti-racism training\n\n')
  })

  it('starts the draft that was there', () => {
    render(<BookingForm />)
    write()
    cleanup()
    arrive('public-speaking')
    expect(field('Message').value).toBe(`Guest lecturing and public speaking\n\n${letter.Message}`)
    expect(field('Name').value).toBe(letter.Name)
  })

  it('alone is no message', () => {
    arrive('public-speaking')
    write({ Name: letter.Name, Email: letter.Email })
    press()
    expect(fetch).not.toHaveBeenCalled()
    expect(field('Message').getAttribute('aria-invalid')).toBe('true')
  })

  const choose = (topic: string) => fireEvent.change(screen.getByRole('combobox', { name: /^Topic/ }), { target: { value: topic } })

  it('can be changed, and the message with it', () => {
    arrive('public-speaking')
    type('Message', `${field('Message').value}In May.`)
    choose('Holistic healing and recovery')
    expect(field('Message').value).toBe('Holistic healing and recovery\n\nIn May.')
    expect(screen.getByRole('combobox', { name: /^Topic/ })).toHaveProperty('value', 'Holistic healing and recovery')
    cleanup()
    render(<BookingForm />)
    expect(screen.getByRole('combobox', { name: /^Topic/ })).toHaveProperty('value', 'Holistic healing and recovery')
  })

  it('can be taken away', () => {
    arrive('human-rights')
    type('Message', `${field('Message').value}In May.`)
    choose('')
    expect(field('Message').value).toBe('In May.')
    expect(screen.getByRole('combobox', { name: /^Topic/ })).toHaveProperty('value', '')
    cleanup()
    render(<BookingForm />)
    expect(field('Message').value).toBe('In May.')
    expect(screen.getByRole('combobox', { name: /^Topic/ })).toHaveProperty('value', '')
  })

  it('is not put back once the visitor has taken it out', () => {
    arrive('public-speaking')
    write()
    cleanup()
    arrive('public-speaking')
    expect(field('Message').value).toBe(letter.Message)
  })
})
