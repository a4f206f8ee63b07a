import { describe, expect, it, vi } from 'vitest'
import { fetchPart, integrityOf } from './fetch-part.ts'

const part = { release: 'fedcba9876543210', entry: 'remote-entry.js', pages: { '/faq': { modules: [], styles: [] } }, integrity: {} }
const answer = (response: Response) => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response))

describe('the part of another release', () => {
  it('comes from the store', async () => {
    answer(Response.json(part))
    expect(await fetchPart('remote-resources', 'fedcba9876543210')).toEqual(part)
    expect(fetch).toHaveBeenCalledWith('/_/remote-resources/pin-fedcba9876543210.json', { integrity: '' })
  })

  it('that is not there is an error that says so', async () => {
    answer(new Response('', { status: 404 }))
    await expect(fetchPart('remote-resources', 'gone')).rejects.toThrow('remote-resources gone: the pin answered 404')
  })

  it.each<[string, unknown]>([
    ['another release’s', { ...part, release: '0123456789abcdef' }],
    ['without pages', { ...part, pages: undefined }],
    ['nothing', null],
  ])('that is %s is an error too', async (_, malformed) => {
    answer(Response.json(malformed))
    await expect(fetchPart('remote-resources', part.release)).rejects.toThrow('remote-resources fedcba9876543210: its pin is malformed')
  })
})

describe('the hashes of a release', () => {
  const hashes = { 'remote-entry.js': 'sha256-a' }
  const { integrity: _, ...inDocument } = part

  it('are fetched once, where the document leaves them to the store', async () => {
    answer(Response.json({ ...part, integrity: hashes }))
    const asked = await Promise.all([1, 2].map(() => integrityOf('remote-resources', { ...inDocument, hashes: 'sha256-b' })))
    expect(asked).toEqual([hashes, hashes])
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/_/remote-resources/pin-fedcba9876543210.json', { integrity: 'sha256-b' })
  })

  it('are asked for again after they could not be had', async () => {
    const other = { ...inDocument, release: '00000000000000aa' }
    answer(new Response('', { status: 503 }))
    await expect(integrityOf('remote-resources', other)).rejects.toThrow('503')
    answer(Response.json({ ...other, integrity: hashes }))
    expect(await integrityOf('remote-resources', other)).toEqual(hashes)
  })
})
