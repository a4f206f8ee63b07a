import { identity } from '@site/identity'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, button, field, letter, press, slowAnswer, type, values, write } from '../../../test-support/booking-form-driver.ts'
import { BookingForm } from './booking-form.tsx'

const sent = 'Your request has been sent successfully!'
const failed = 'Something went wrong. Please try again later.'

// The provider's code is fetched for the first letter: a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

let logged: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.stubGlobal('fetch', answer(200))
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.doUnmock('@emailjs/browser')
  vi.resetModules()
})

describe('while a request is sent', () => {
  it('the control says so, is disabled, and a double click sends once', async () => {
    const { fetch, arrive } = slowAnswer()
    vi.stubGlobal('fetch', fetch)
    render(<BookingForm />)
    write()
    press()
    press()
    expect(button().textContent).toBe('Sending your request...')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    press()
    arrive()
    await screen.findByText(sent)
    expect(fetch).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Write another' }))
    expect(button().hasAttribute('aria-disabled')).toBe(false)
  })

  it('a visitor who leaves and comes back finds it under way, and sees it arrive', async () => {
    const { fetch, arrive } = slowAnswer()
    vi.stubGlobal('fetch', fetch)
    render(<BookingForm />)
    write()
    press()
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    cleanup()
    render(<BookingForm />)
    expect(button().textContent).toBe('Sending your request...')
    press()
    arrive()
    await screen.findByText(sent)
    expect(fetch).toHaveBeenCalledOnce()
    expect(values()).toEqual(['', '', '', ''])
  })

  it('a visitor who comes back about another matter begins with that one afterwards', async () => {
    const { fetch, arrive } = slowAnswer()
    vi.stubGlobal('fetch', fetch)
    history.replaceState(null, '', '/consultation?topic=holistic-healing')
    render(<BookingForm />)
    write()
    press()
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(location.search).toBe('')
    cleanup()
    history.replaceState(null, '', '/consultation?topic=racial-literacy-training')
    render(<BookingForm />)
    arrive()
    await screen.findByText(sent)
    fireEvent.click(screen.getByRole('button', { name: /another/ }))
    expect(field('Message').value).toBe('Racial literacy and anti-racism training\n\n')
    history.replaceState(null, '', '/consultation')
  })

  it('what the form says it is about is sent, also where the beginning of the message was written over', async () => {
    const { fetch, arrive } = slowAnswer()
    vi.stubGlobal('fetch', fetch)
    history.replaceState(null, '', '/consultation?topic=holistic-healing')
    render(<BookingForm />)
    write()
    fireEvent.input(field('Message'), { target: { value: 'Two schools, forty teachers.' } })
    press()
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(JSON.stringify(fetch.mock.calls)).toMatch(/Holistic healing and recovery[\\n]+Two schools/)
    arrive()
    await screen.findByText(sent)
  })

  it('a reader who has gone on elsewhere keeps their place', async () => {
    const { fetch, arrive } = slowAnswer()
    vi.stubGlobal('fetch', fetch)
    render(
      <>
        <BookingForm />
        <a href="/faq">Questions</a>
      </>,
    )
    write()
    press()
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    screen.getByText('Questions').focus()
    arrive()
    await screen.findByText(sent)
    expect(document.activeElement).toBe(screen.getByText('Questions'))
  })

  it('a visitor who leaves and comes back after a failure finds it told, and every word', async () => {
    let fail: (reason: Error) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = reject)))
    render(<BookingForm />)
    write()
    press()
    await act(() => vi.dynamicImportSettled())
    cleanup()
    fail(new TypeError('Failed to fetch'))
    render(<BookingForm />)
    await screen.findByText(failed)
    expect(values()).toEqual(Object.values(letter))
    expect(button().textContent).toBe('Send again')
    expect(logged).toHaveBeenCalledOnce()
  })
})

describe('success', () => {
  beforeEach(async () => {
    render(<BookingForm />)
    write()
    press()
    await screen.findByText(sent)
  })

  it('sends the four fields', () => {
    const body = JSON.parse(String(vi.mocked(fetch).mock.calls[0]![1]?.body))
    expect(body.template_params).toEqual({
      name: letter.Name,
      email: letter.Email,
      organisation: letter.Organisation,
      message: letter.Message,
    })
  })

  it('clears the form and the draft, and moves the focus to the note with its mark', async () => {
    expect(values()).toEqual(['', '', '', ''])
    expect(sessionStorage.getItem('booking-draft')).toBeNull()
    const note = screen.getByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(note))
    expect(within(note).getByText(sent)).toBeTruthy()
    expect(note.querySelector('svg')).toBeTruthy()
  })

  it('of a demonstration folds to what an office would receive, and says that nobody will reply', () => {
    expect(screen.queryByRole('textbox')).toBeNull()
    const letterSent = screen.getByText('What an office would receive').closest('figure')!
    for (const words of [letter.Name, letter.Organisation, letter.Message, letter.Email]) expect(letterSent.textContent).toContain(words)
    expect(screen.getByRole('alert').textContent).toContain('nobody will reply')
    expect(screen.queryByText(/The reply will go to/)).toBeNull()
  })

  it('makes room for another request', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Write another' }))
    expect(screen.queryByText(sent)).toBeNull()
    expect(screen.queryByText(letter.Message)).toBeNull()
    expect(document.activeElement).toBe(field('Name'))
    expect(button().textContent).toBe('Send request (demonstration)')
  })
})

it.each([
  [[], /^The reply will go to amara@example.org\.$/],
  [['reply'], /^The reply will go to amara@example.org by [A-Z][a-z]+day,? \d+ [A-Z][a-z]+, bank holidays aside\.$/],
])('of a live site that promises %j says to whom the reply will go, and by when if that is promised', async (promises, said) => {
  vi.resetModules()
  const live = { status: 'live', promises }
  vi.doMock('@site/identity', async load => ({ identity: { ...(await load<typeof import('@site/identity')>()).identity, ...live } }))
  const { SentBooking } = await import('./sent-booking.tsx')
  render(
    <SentBooking booking={{ name: 'Amara', email: 'amara@example.org', organisation: '', message: 'Hello' }} onWriteAnother={vi.fn()} />,
  )
  vi.doUnmock('@site/identity')
  expect(screen.getByText('amara@example.org').closest('p')?.textContent).toMatch(said)
})

describe('failure', () => {
  const fail = async () => {
    render(<BookingForm />)
    write()
    press()
    return screen.findByRole('alert')
  }

  const expectKept = (note: HTMLElement) => {
    expect(within(note).getByText(failed)).toBeTruthy()
    expect(note.querySelector('svg')).toBeTruthy()
    expect(values()).toEqual(Object.values(letter))
    expect(logged).toHaveBeenCalledOnce()
    expect(button().textContent).toBe('Send again')
  }

  it.each([400, 403, 429, 451, 500])('of the provider (%i) is told, logged, and loses nothing', async status => {
    vi.stubGlobal('fetch', answer(status))
    expectKept(await fail())
  })

  it('of the network is told, logged, and loses nothing', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    expectKept(await fail())
  })

  it('by silence comes after 15 seconds', async () => {
    vi.useFakeTimers()
    const { fetch } = slowAnswer()
    vi.stubGlobal('fetch', fetch)
    render(<BookingForm />)
    write()
    press()
    await act(() => vi.dynamicImportSettled())
    await act(() => vi.advanceTimersByTimeAsync(14_999))
    expect(fetch).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expectKept(screen.getByRole('alert'))
  })

  it('of the connection is called by its name, loses nothing, and nothing goes out by itself', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const note = await fail()
    expectKept(note)
    expect(within(note).getByText(/This device is offline.*safe on this page/)).toBeTruthy()
    online.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(within(note).queryByText(/offline/)).toBeNull()
    expect(within(note).getByText(/You can send it again/)).toBeTruthy()
    expect(fetch).not.toHaveBeenCalled()
    press()
    await screen.findByText(sent)
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('of the connection while the request is under way is called by its name as well', async () => {
    const lost = async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      throw new TypeError('Failed to fetch')
    }
    vi.stubGlobal('fetch', lost)
    const note = await fail()
    expectKept(note)
    expect(note.textContent).toContain('This device is offline')
  })

  it('offers a letter with the same words, and with those changed afterwards', async () => {
    vi.stubGlobal('fetch', answer(500))
    const link = within(await fail()).getByRole<HTMLAnchorElement>('link', { name: identity.emails.consultation })
    const body = () => new URL(link.href).searchParams.get('body')
    for (const text of Object.values(letter)) expect(body()).toContain(text)
    type('Message', 'Three secure units.')
    expect(body()).toContain('Three secure units.')
  })

  it('can be followed by success', async () => {
    vi.stubGlobal('fetch', answer(500))
    await fail()
    vi.stubGlobal('fetch', answer(200))
    press()
    await screen.findByText(sent)
    expect(within(screen.getByRole('alert')).getByText(sent)).toBeTruthy()
  })
})
