// @vitest-environment node
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { identity } from '@site/identity'
import { expect, it, onTestFinished, vi } from 'vitest'

const booking = { name: 'Amara Osei', email: 'amara@example.org', organisation: '', message: 'Two secure units.\nBefore May.' }

type Recorded = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string }

/** A provider on loopback that writes down what reaches it. */
async function provider(status = 200) {
  const requests: Recorded[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    requests.push({ method, url, headers, body: await text(request) })
    response.writeHead(status, { 'content-type': 'text/plain' }).end(status === 200 ? 'OK' : 'The template ID not found')
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { requests, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** `sendBooking` with the real library, and an identity whose keys name `origin`. */
async function configured(origin: string) {
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: true, webdriver: false, languages: ['en-GB'] })
  vi.stubGlobal('location', new URL('https://site.example/consultation'))
  const emailProvider = { origin, publicKey: 'user_a1B2', serviceId: 'service_c3', templateId: 'template_d4' }
  vi.doMock('@site/identity', () => ({ identity: { ...identity, emailProvider } }))
  onTestFinished(() => {
    vi.doUnmock('@site/identity')
    vi.unstubAllGlobals()
  })
  return (await import('./send-booking.ts')).sendBooking
}

it('puts exactly the specified request on the wire: one POST, five keys, four fields', async () => {
  const { requests, origin } = await provider()
  const send = await configured(origin)
  await send({ ...booking, website: 'not to be sent' } as typeof booking)
  expect(requests).toHaveLength(1)
  const { method, url, headers, body } = requests[0]!
  expect([method, url, headers['content-type']]).toEqual(['POST', '/api/v1.0/email/send', 'application/json'])
  expect(headers.cookie).toBeUndefined()
  const sent: Record<string, unknown> = JSON.parse(body)
  expect(Object.keys(sent)).toEqual(['lib_version', 'user_id', 'service_id', 'template_id', 'template_params'])
  expect(sent).toEqual({
    lib_version: '4.4.1',
    user_id: 'user_a1B2',
    service_id: 'service_c3',
    template_id: 'template_d4',
    template_params: booking,
  })
  expect(Object.keys(sent.template_params as object)).toEqual(['name', 'email', 'organisation', 'message'])
})

it('reads nothing of the answer but its status and text', async () => {
  const { origin } = await provider(404)
  const send = await configured(origin)
  await expect(send(booking)).rejects.toMatchObject({ status: 404, text: 'The template ID not found' })
})
