import { expect, it } from 'vitest'
import { openTo } from './cross-origin.ts'

const request = (origin?: string) => ({ method: 'GET', secure: true, headers: new Headers(origin ? { origin } : {}) })

it('lets nobody else load files where no origin is named', () => {
  expect(openTo(undefined)).toBeUndefined()
  expect(openTo(' , ')).toBeUndefined()
})

it('lets the named origins load modules, and says that the answer depends on the origin', () => {
  const headersFor = openTo('https://a.example, https://b.example:8443')
  const anybody = { 'cross-origin-resource-policy': 'cross-origin', vary: 'Accept-Encoding, Origin' }
  for (const origin of ['https://a.example', 'https://b.example:8443'])
    expect(headersFor?.(request(origin))).toEqual({ ...anybody, 'access-control-allow-origin': origin })
  for (const origin of ['https://c.example', 'https://a.example.org', 'null', undefined])
    expect(headersFor?.(request(origin))).toEqual(anybody)
})

it.each(['*', 'a.example', 'https://a.example/', 'https://a.example/path', 'null'])('refuses %s, which is no origin', text => {
  expect(() => openTo(text)).toThrow(`expected origins such as https://example.org, joined by commas, got "${text}"`)
})
