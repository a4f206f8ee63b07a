import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import bank from '../../public/data/zeroBankWhitePaper.json' with { type: 'json' }
import { whitePapers } from '../content/white-papers.ts'
import { parseWhitePaper } from './paper-document.ts'
import { WhitePaperReader } from './white-paper-reader.tsx'

const listed = whitePapers[0]
const printed = parseWhitePaper(bank)
const problems: unknown[] = []
let root: Root | undefined

/** Answers each request in turn when told to. */
function answers() {
  const waiting: { resolve: (response: Response) => void; reject: (error: unknown) => void }[] = []
  const fetchMock = vi.fn(
    (_address: string, _init?: RequestInit) => new Promise<Response>((resolve, reject) => waiting.push({ resolve, reject })),
  )
  vi.stubGlobal('fetch', fetchMock)
  const next = (settle: (request: (typeof waiting)[number]) => void) =>
    act(async () => {
      settle(waiting.shift()!)
      await new Promise(resolve => setTimeout(resolve, 20))
    })
  return {
    fetchMock,
    answer: (body: string, status = 200) => next(({ resolve }) => resolve(new Response(body, { status }))),
    fail: (error: Error) => next(({ reject }) => reject(error)),
  }
}

/** The page as it is delivered: prerendered, then hydrated without the document. */
async function arrive() {
  vi.spyOn(console, 'error').mockImplementation(problem => void problems.push(problem))
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(<WhitePaperReader paper={listed} printed={printed} />)
  const article = screen.getByRole('article')
  root = await act(async () =>
    hydrateRoot(host, <WhitePaperReader paper={listed} />, { onRecoverableError: error => problems.push(error) }),
  )
  return { article }
}

const opening = () => screen.queryByText(/^Ask a woman who has crossed two borders/)

afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  cleanup()
  document.body.replaceChildren()
  problems.length = 0
})

describe('the paper on the server', () => {
  it('is complete: head, summary, contents, sections, without numbers before the titles', () => {
    const markup = renderToString(<WhitePaperReader paper={listed} printed={printed} />)
    expect(markup).toContain('14 January 2025')
    expect(markup).toContain('minutes to read')
    expect(markup).toContain('Executive summary')
    expect(markup).toContain('Identity by witness')
    expect(markup).not.toMatch(/<h[23][^>]*>\s*\d/)
    expect(markup).not.toContain('Loading...')
    expect(markup).not.toContain('style=')
  })
})

describe('the paper while its file is fetched', () => {
  it('says Loading... above the prerendered text', async () => {
    const { fetchMock } = answers()
    await arrive()
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/data/zeroBankWhitePaper.json')
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    expect(opening()).toBeTruthy()
  })

  it('hydrates the same nodes when it arrives, and says nothing more', async () => {
    const { answer } = answers()
    const { article } = await arrive()
    await answer(JSON.stringify(bank))
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByRole('article')).toBe(article)
    expect(problems).toEqual([])
  })

  it('shows the fetched text where it differs from the printed one', async () => {
    const { answer } = answers()
    const { article } = await arrive()
    await answer(
      JSON.stringify(bank).replace('Ask a woman', 'Ask any woman').replace('"Zero Bank"', '"Zero Bank, revised"').replace('"1.2"', '"1.3"'),
    )
    expect(screen.getByText(/^Ask any woman/)).toBeTruthy()
    expect(opening()).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zero Bank, revised')
    expect(screen.getByText(/Version 1\.3/)).toBeTruthy()
    expect(screen.getByRole('article')).not.toBe(article)
    expect(problems).toEqual([])
  })
})

describe('the paper when its file cannot be fetched', () => {
  it.each([404, 500])('says Error: HTTP error! Status: %i and keeps the prerendered text', async status => {
    const { answer } = answers()
    const { article } = await arrive()
    await answer('no', status)
    expect(screen.getByRole('alert').textContent).toBe(`Error: HTTP error! Status: ${status}`)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByRole('article')).toBe(article)
    expect(opening()).toBeTruthy()
    expect(problems).toEqual([])
  })

  it('says what the network says', async () => {
    const { fail } = answers()
    await arrive()
    await fail(new TypeError('Failed to fetch'))
    expect(screen.getByRole('alert').textContent).toBe('Error: Failed to fetch')
  })

  it.each([
    ['half a file', '{"metadata":', /^Error: .*JSON/],
    ['a page in place of the file', '<!doctype html>', /^Error: .*JSON/],
    [
      'a file that lacks a field',
      '{"metadata":{"title":"Zero Bank"}}',
      /^Error: White paper: metadata\.version: expected a text, got nothing$/,
    ],
  ])('says what is wrong with %s', async (_, body, message) => {
    const { answer } = answers()
    await arrive()
    await answer(body)
    expect(screen.getByRole('alert').textContent).toMatch(message)
    expect(opening()).toBeTruthy()
  })

  it('tries again when asked', async () => {
    const { fetchMock, answer } = answers()
    const { article } = await arrive()
    await answer('no', 503)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(fetchMock).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    await answer(JSON.stringify(bank))
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByRole('article')).toBe(article)
    expect(problems).toEqual([])
  })
})

describe('the paper after a client navigation', () => {
  it('shows its title and Loading..., then the text', async () => {
    const { answer } = answers()
    await act(async () => void render(<WhitePaperReader paper={listed} />))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zero Bank')
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    expect(opening()).toBeNull()
    await answer(JSON.stringify(bank))
    expect(opening()).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('takes its request back when the visitor leaves', async () => {
    const { fetchMock } = answers()
    const view = await act(async () => render(<WhitePaperReader paper={listed} />))
    view.unmount()
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })
})

describe('the contents', () => {
  it('lead to the sections and mark the one that is read', async () => {
    let notify: () => void = () => undefined
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: () => void) {
          notify = callback
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
    const { answer } = answers()
    await act(async () => void render(<WhitePaperReader paper={listed} />))
    await answer(JSON.stringify(bank))
    const link = screen.getByRole('link', { name: 'How the bank works' })
    expect(document.querySelector(link.getAttribute('href') ?? '')?.querySelector('h2')?.textContent).toBe('How the bank works')
    const tops = { introduction: -900, outside: -500, principles: -200, how: 90, governance: 2000, safeguards: 3000, next: 4000 }
    for (const [id, top] of Object.entries(tops))
      vi.spyOn(document.getElementById(id)!, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
    act(() => notify())
    expect(link.getAttribute('aria-current')).toBe('location')
    expect(document.querySelectorAll('[aria-current=location]')).toHaveLength(1)
  })
})
