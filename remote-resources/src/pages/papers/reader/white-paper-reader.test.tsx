import { identity } from '@site/identity'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import bank from '../../../../public/data/zeroBankWhitePaper.json' with { type: 'json' }
import { loadFigures } from '../figures/arrived-figures.ts'
import { checkMark } from '../paper-checks.ts'
import { parseWhitePaper } from '../paper-document.ts'
import { placesOf } from '../paper-parts.ts'
import { whitePapers } from '../white-papers.ts'
import { fetchedPapers } from './use-paper.ts'
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

// As a server does, which has them before it prints.
beforeAll(loadFigures)

const opening = () => screen.queryByText(/^Ask a woman who has crossed two borders/)

afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  cleanup()
  document.body.replaceChildren()
  problems.length = 0
  fetchedPapers.clear()
})

describe('the paper on the server', () => {
  it('is complete: head, summary, contents, sections, without numbers before the titles', () => {
    const markup = renderToString(<WhitePaperReader paper={listed} printed={printed} />)
    expect(markup).toContain('22 November 2026')
    expect(markup).toMatch(/minutes to\sread/)
    expect(markup).toContain('Executive summary')
    expect(markup).toContain('Identity by witness')
    expect(markup).not.toMatch(/<h[23][^>]*>\s*\d/)
    expect(markup).not.toContain('Loading...')
    expect(markup).not.toContain('style=')
  })

  it('says at the head of each chapter which of them it is, with a stitch for each', () => {
    document.body.innerHTML = renderToString(<WhitePaperReader paper={listed} printed={printed} />)
    const chapters = screen.getAllByText(/^Chapter \d+ of \d+$/)
    const of = Object.keys(bank.sections).length
    expect(chapters.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: of }, (_, index) => `Chapter ${index + 1} of ${of}`),
    )
    const drawn = chapters.map(chapter => chapter.parentElement?.querySelector('svg')?.innerHTML)
    expect(new Set(drawn).size).toBe(of)
  })

  it('has four figures, each a drawing and a table, that wait for their script', () => {
    document.body.innerHTML = renderToString(<WhitePaperReader paper={listed} printed={printed} />)
    const figures = screen.getAllByRole('figure', { name: /^Figure [1-4] / })
    expect(figures).toHaveLength(4)
    for (const figure of figures) {
      expect(within(figure).getByRole('img').querySelectorAll('path').length).toBeGreaterThan(5)
      expect(within(figure).getAllByRole('rowheader').length).toBeGreaterThanOrEqual(3)
      expect(within(figure).getByRole('group')).toHaveProperty('disabled', true)
    }
    expect(within(screen.getByRole('table', { name: 'Forty at the counter' })).getAllByRole('row')).toHaveLength(6)
  })

  it('marks in the list and beside the text each note that is still to be checked', () => {
    document.body.innerHTML = renderToString(<WhitePaperReader paper={listed} printed={printed} />)
    const open = Object.values(listed.checks).flatMap(({ notes }) => notes)
    const marked = [...document.querySelectorAll('[id^=note-]')].filter(note => note.textContent?.includes(checkMark))
    expect(marked.map(({ id }) => id)).toEqual(open.sort((a, b) => Number(a) - Number(b)).map(id => `note-${id}`))
    expect(document.querySelector('#beside-14')?.textContent).toContain(checkMark)
    const shown = [...document.querySelectorAll('article *')].filter(
      ({ childNodes, className }) =>
        !className.includes('spoken') &&
        [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.includes(checkMark)),
    )
    expect(shown.map(({ textContent }) => textContent?.trim())).toEqual([`${checkMark} ${checkMark}`])
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
      JSON.stringify(bank).replace('Ask a woman', 'Ask any woman').replace('"Zero Bank"', '"Zero Bank, revised"').replace('"2.0"', '"2.1"'),
    )
    expect(screen.getByText(/^Ask any woman/)).toBeTruthy()
    expect(opening()).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Zero Bank, revised')
    expect(screen.getByText(/Version 2\.1/)).toBeTruthy()
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
    expect(document.activeElement).toBe(screen.getByRole('status').parentElement)
    await answer(JSON.stringify(bank))
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByRole('article')).toBe(article)
    expect(problems).toEqual([])
  })
})

describe('the paper when its answer has no end', () => {
  it('says so after 15 seconds, and keeps the prerendered text', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    await arrive()
    await act(async () => void vi.advanceTimersByTime(14_900))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => void vi.advanceTimersByTime(200))
    expect(screen.getByRole('alert').textContent).toBe('Error: No answer within 15 seconds')
    expect(screen.getByRole('status').textContent).toBe('')
    expect(opening()).toBeTruthy()
    vi.useRealTimers()
  })

  it('stops reading a file that is too large', async () => {
    let sent = 0
    const cancel = vi.fn()
    const endless = new ReadableStream({
      pull: controller => {
        sent += 100_000
        controller.enqueue(new Uint8Array(100_000).fill(32))
      },
      cancel,
    })
    vi.stubGlobal('fetch', async () => new Response(endless))
    await arrive()
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Error: The paper is larger than 500 kB'))
    expect(cancel).toHaveBeenCalled()
    expect(sent).toBeLessThan(1_000_000)
    expect(opening()).toBeTruthy()
  })
})

describe('the notes of the paper', () => {
  it('are led to from the text, and lead back to every place', async () => {
    const { answer } = answers()
    await arrive()
    await answer(JSON.stringify(bank))
    const references = screen.getAllByRole('doc-noteref')
    expect(references.length).toBeGreaterThanOrEqual(12)
    for (const reference of references) expect(document.querySelector(reference.getAttribute('href')!)?.textContent).toBeTruthy()
    const backs = screen.getAllByRole('doc-backlink')
    expect(backs.map(back => back.getAttribute('href')?.slice(1)).sort()).toEqual(references.map(({ id }) => id).sort())
    expect(backs.filter(back => back.getAttribute('aria-label') === 'Back to ‘Introduction’')).toHaveLength(1)
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(document.body.textContent).not.toContain('[^')
  })
})

describe('what a reader takes along', () => {
  const clipboard = (writeText: (text: string) => Promise<void>) => vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })

  it('is the address of each section and subsection', async () => {
    const copied: string[] = []
    clipboard(async text => void copied.push(text))
    const { answer } = answers()
    await arrive()
    await answer(JSON.stringify(bank))
    await act(async () => fireEvent.click(within(document.getElementById('how-lending-in-small-steps')!).getByRole('button')))
    expect(copied).toEqual([expect.stringMatching(/#how-lending-in-small-steps$/)])
    expect(document.getElementById('how-lending-in-small-steps')?.querySelector('button')?.textContent).toBe(
      'Link copied to ‘Lending in small steps’',
    )
    expect(document.getElementById('how-lending-in-small-steps')?.querySelector('h3')?.textContent).toBe('Lending in small steps')
    const copies = within(screen.getByRole('article')).getAllByRole('button', { name: /^(Copy link|Link copied) to ‘/ })
    expect(copies).toHaveLength(placesOf(printed).length)
  })

  it.each([
    ['and its public address', 'https://ada.example/whitepapers', `, https://ada.example${listed.route}`],
    ['and no address of a machine', 'http://localhost:4170/whitepapers', ''],
  ])('is the citation: author, year, title, version %s', async (_, canonical, address) => {
    const link = document.head.appendChild(document.createElement('link'))
    Object.assign(link, { rel: 'canonical', href: canonical })
    const copied: string[] = []
    clipboard(async text => void copied.push(text))
    const { answer } = answers()
    await arrive()
    await answer(JSON.stringify(bank))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy citation' })))
    expect(copied).toEqual([`${identity.name} (2026), Zero Bank, version 2.0${address}`])
    link.remove()
    expect(screen.getByRole('button', { name: 'Citation copied' })).toBeTruthy()
  })

  it('is the paper as a PDF', async () => {
    answers()
    await arrive()
    const link = screen.getByRole('link', { name: /^The paper as PDF/ })
    expect(link.getAttribute('href')).toBe('/assets/documents/zero-bank.pdf')
    expect(link.hasAttribute('download')).toBe(true)
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
  it('lead to the sections and mark the one that is read, without asking where any is', async () => {
    let notify: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly callback: typeof notify) {}
        /** Others look for what rises. */
        observe(element: Element) {
          if (element.matches('section')) notify = this.callback
        }
        unobserve() {}
        disconnect() {}
      },
    )
    const { answer } = answers()
    await act(async () => void render(<WhitePaperReader paper={listed} />))
    await answer(JSON.stringify(bank))
    const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    const how = within(screen.getByRole('navigation', { name: 'Contents' })).getByRole('link', { name: 'How the bank works' })
    expect(document.querySelector(how.getAttribute('href') ?? '')?.querySelector('h2')?.textContent).toBe('How the bank works')
    const sections = [...document.querySelectorAll<HTMLElement>('section[id]')].filter(({ id }) => id in bank.sections)
    const passUntil = (last: string) => {
      const place = sections.findIndex(({ id }) => id === last)
      act(() => notify(sections.map((target, index) => ({ target, isIntersecting: index <= place }))))
      return [...document.querySelectorAll('[aria-current=location]')].map(current => current.getAttribute('href'))
    }
    expect(passUntil('how')).toEqual(['#how'])
    expect(passUntil('governance')).toEqual(['#governance'])
    expect(passUntil('nothing yet')).toEqual([])
    expect(asked).not.toHaveBeenCalled()
  })
})
