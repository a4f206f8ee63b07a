import { identity } from '@site/identity'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendBooking } from './send-booking.ts'

const booking = { name: 'Amara Osei', email: 'amara@example.org', organisation: '', message: 'Two secure units.\nBefore May.' }
const { publicKey, serviceId, templateId } = identity.emailProvider
const answer = (status: number, text: string) => vi.fn<typeof fetch>(async () => new Response(text, { status }))

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('@emailjs/browser')
  vi.doUnmock('@site/identity')
})

it('makes one POST to the provider, with exactly the specified body', async () => {
  const fetch = answer(200, 'OK')
  vi.stubGlobal('fetch', fetch)
  await sendBooking({ ...booking, website: 'not to be sent' } as typeof booking)
  expect(fetch).toHaveBeenCalledOnce()
  const [address, request] = fetch.mock.calls[0]!
  expect(address).toBe(`${location.origin}/api/v1.0/email/send`)
  expect(request?.method).toBe('POST')
  expect(new Headers(request?.headers).get('content-type')).toBe('application/json')
  expect(JSON.parse(String(request?.body))).toEqual({
    lib_version: '4.4.1',
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: booking,
  })
})

it('sends to the configured provider where there is one', async () => {
  vi.doMock('@site/identity', () => ({
    identity: { ...identity, emailProvider: { ...identity.emailProvider, origin: 'https://api.emailjs.com' } },
  }))
  const fetch = answer(200, 'OK')
  vi.stubGlobal('fetch', fetch)
  const { sendBooking: sendToProvider } = await import('./send-booking.ts')
  await sendToProvider(booking)
  expect(fetch.mock.calls[0]![0]).toBe('https://api.emailjs.com/api/v1.0/email/send')
  vi.doUnmock('@site/identity')
})

describe('where the library cannot be loaded, as where storage is forbidden', () => {
  beforeEach(() => {
    vi.doMock('@emailjs/browser', () => {
      throw new Error('The operation is insecure')
    })
  })

  it('makes the same request without it', async () => {
    const fetch = answer(200, 'OK')
    vi.stubGlobal('fetch', fetch)
    await sendBooking(booking)
    expect(fetch).toHaveBeenCalledOnce()
    const [address, request] = fetch.mock.calls[0]!
    expect([address, request?.method]).toEqual([`${location.origin}/api/v1.0/email/send`, 'POST'])
    expect(JSON.parse(String(request?.body))).toEqual({
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: booking,
    })
  })

  it('fails with what the provider answers', async () => {
    vi.stubGlobal('fetch', answer(429, 'Too Many Requests'))
    await expect(sendBooking(booking)).rejects.toEqual({ status: 429, text: 'Too Many Requests' })
  })
})

describe('fails', () => {
  it.each([
    [400, 'The template is missing'],
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
    [451, 'Unavailable For Headless Browser'],
    [500, 'Internal Server Error'],
  ])('when the provider answers %i', async (status, text) => {
    vi.stubGlobal('fetch', answer(status, text))
    await expect(sendBooking(booking)).rejects.toMatchObject({ status, text })
  })

  it('when the network does', async () => {
    const refused = new TypeError('Failed to fetch')
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(refused))
    await expect(sendBooking(booking)).rejects.toBe(refused)
  })

  it('when no answer comes within 15 seconds, and not before', async () => {
    vi.useFakeTimers()
    const fetch = vi.fn(() => new Promise(() => undefined))
    vi.stubGlobal('fetch', fetch)
    const settled = vi.fn()
    sendBooking(booking).catch(settled)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(14_999)
    expect(fetch).toHaveBeenCalledOnce()
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith(new Error('No answer within 15 s'))
  })

  it('when the provider’s identifiers are empty', async () => {
    vi.doMock('@site/identity', () => ({ identity: { ...identity, emailProvider: { ...identity.emailProvider, publicKey: '' } } }))
    const { sendBooking: sendUnconfigured } = await import('./send-booking.ts')
    await expect(sendUnconfigured(booking)).rejects.toMatch(/public key is required/)
  })
})
