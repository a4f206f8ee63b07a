import { type Fee, fees } from '@site/identity/fees'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { faqRecords } from './faq.ts'
import { answered } from './faq-answers.ts'
import { faqData } from './faq-data.ts'
import { groupFaq } from './faq-list.ts'
import { Faq } from './faq-page.tsx'
import { type FaqRecord, faqCategories, type OpenScope } from './faq-record.ts'

const details = (slug: string): HTMLDetailsElement => document.getElementById(slug)?.closest('details') as HTMLDetailsElement
const openSlugs = (): string[] => faqRecords.map(({ slug }) => slug).filter(slug => details(slug).open)
// An Event and not a MouseEvent: happy-dom toggles `details` before the click can be prevented.
const click = (slug: string) => fireEvent(details(slug).querySelector('summary')!, new Event('click', { bubbles: true, cancelable: true }))
const search = (query: string) => fireEvent.change(screen.getByLabelText('Search FAQs'), { target: { value: query } })
const shown = (): string[] =>
  faqRecords.map(({ slug }) => slug).filter(slug => !details(slug).hidden && !details(slug).closest('section')!.hidden)
const first = ['who-do-you-work-with', 'how-do-i-book-a-consultation'] as const
/** The second of each category that has one. */
const second = groupFaq(faqRecords).flatMap(({ items }) => items[1]?.slug ?? [])

const arriveAt = (hash: string) => {
  history.replaceState({ key: crypto.randomUUID() }, '', `/faq${hash}`)
}

beforeEach(() => {
  arriveAt('')
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  vi.stubGlobal('scrollBy', vi.fn())
})
afterEach(cleanup)

const records = answered(faqRecords, fees)
const show = (scope: OpenScope = 'position') => render(<Faq records={records} scope={scope} />)

describe('the FAQ page', () => {
  it('shows every question in its category, all closed', () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ask us anything')
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(faqRecords.length)
    for (const category of faqCategories) expect(screen.getByRole('heading', { level: 2, name: category })).toBeTruthy()
    expect(openSlugs()).toEqual([])
  })

  it('finds what was searched for again where one comes back, and not where one comes anew', () => {
    history.replaceState({ key: 'left' }, '', '/faq')
    show()
    search('fees')
    cleanup()
    history.replaceState({ key: 'another' }, '', '/faq')
    show()
    expect(screen.getByLabelText<HTMLInputElement>('Search FAQs').value).toBe('')
    cleanup()
    history.replaceState({ key: 'left' }, '', '/faq')
    show()
    expect(screen.getByLabelText<HTMLInputElement>('Search FAQs').value).toBe('fees')
  })

  it('searches for what was typed before the script was ready', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    host.innerHTML = renderToString(<Faq records={records} scope="position" />)
    const typed = screen.getByLabelText<HTMLInputElement>('Search FAQs')
    typed.value = 'prison'
    await act(async () => void hydrateRoot(host, <Faq records={records} scope="position" />))
    expect(typed.value).toBe('prison')
    expect(screen.getByRole('status').textContent).toMatch(/questions match ‘prison’/)
    expect(shown().length).toBeLessThan(records.length)
    host.remove()
  })

  it('takes a thirteenth question, also into its search and its structured data', () => {
    const thirteenth: FaqRecord = { slug: 'do-you-walk', category: 'Youth', question: 'Do you walk?', answer: 'Everywhere, in sandals.' }
    const more = [...records, thirteenth]
    render(<Faq records={more} scope="position" />)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(faqRecords.length + 1)
    expect(within(screen.getByRole('region', { name: 'Youth' })).getByText('Do you walk?')).toBeTruthy()
    search('sandals')
    expect(screen.getByRole('status').textContent).toBe(`1 of ${more.length} questions matches ‘sandals’.`)
    expect(JSON.stringify(faqData(more))).toContain('"name":"Do you walk?"')
    expect(JSON.stringify(faqData(more))).not.toContain('](')
  })

  it('follows a fee that changes, on the page and in its structured data', () => {
    const dearer = fees.map((fee): Fee => (fee.id === 'initial-consultation-1-hr' ? { ...fee, amount: 275 } : fee))
    const changed = answered(faqRecords, dearer)
    render(<Faq records={changed} scope="position" />)
    expect(screen.getByText(/lasts one hour and costs £275\./)).toBeTruthy()
    expect(JSON.stringify(faqData(changed))).toContain('costs £275.')
    search('£275')
    expect(shown()).toEqual(['how-do-i-book-a-consultation'])
  })

  it('is the same on the server and in the first client render', async () => {
    const problems: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation(problem => void problems.push(problem))
    const host = document.body.appendChild(document.createElement('div'))
    host.innerHTML = renderToString(<Faq records={records} scope="position" />)
    const root = await act(async () =>
      hydrateRoot(host, <Faq records={records} scope="position" />, { onRecoverableError: error => problems.push(error) }),
    )
    expect(problems).toEqual([])
    await act(async () => root.unmount())
    host.remove()
  })
})

describe('opening by position', () => {
  it('opens the answer that was asked for, and a frame later the same place in every category', async () => {
    show()
    click('where-do-you-work')
    expect(openSlugs()).toEqual(['where-do-you-work'])
    await vi.waitFor(() => expect(openSlugs()).toEqual(second))
  })

  it('has one place open at a time', async () => {
    show()
    click('where-do-you-work')
    click(first[1])
    await vi.waitFor(() => expect(openSlugs()).toHaveLength(faqCategories.length))
    expect(openSlugs()).not.toContain('where-do-you-work')
  })

  it('closes when any of the open ones is clicked', async () => {
    show()
    click('where-do-you-work')
    await vi.waitFor(() => expect(openSlugs()).toEqual(second))
    click('is-healing-a-replacement-for-medical-care')
    await vi.waitFor(() => expect(openSlugs()).toEqual([]))
  })

  it('keeps what was clicked where it was on the screen', () => {
    show()
    vi.spyOn(details(first[1]), 'getBoundingClientRect')
      .mockReturnValueOnce({ top: 300 } as DOMRect)
      .mockReturnValueOnce({ top: 420 } as DOMRect)
    click(first[1])
    expect(scrollBy).toHaveBeenCalledWith({ top: 120, behavior: 'instant' })
  })
})

describe('opening by item', () => {
  it('opens the one that is clicked, and closes the one before', () => {
    show('item')
    click(first[0])
    expect(openSlugs()).toEqual([first[0]])
    click(first[1])
    expect(openSlugs()).toEqual([first[1]])
    click(first[1])
    expect(openSlugs()).toEqual([])
  })

  it('leaves even a browser without script one open answer at most', () => {
    show('item')
    expect(new Set(faqRecords.map(({ slug }) => details(slug).getAttribute('name')))).toEqual(new Set(['faq']))
  })
})

describe('what the browser opens by itself', () => {
  it('is adopted, as when find-in-page reveals an answer', async () => {
    show()
    details('where-do-you-work').open = true
    fireEvent(details('where-do-you-work'), new Event('toggle'))
    await vi.waitFor(() => expect(openSlugs()).toEqual(second))
    click('where-do-you-work')
    await vi.waitFor(() => expect(openSlugs()).toEqual([]))
  })

  it('is adopted when it was clicked before the script was there', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    host.innerHTML = renderToString(<Faq records={records} scope="item" />)
    details('are-the-fees-negotiable').open = true
    render(<Faq records={records} scope="item" />, { container: host, hydrate: true })
    click('where-do-you-work')
    await vi.waitFor(() => expect(openSlugs()).toEqual(['where-do-you-work']))
    host.remove()
  })
})

describe('an answer’s own address', () => {
  it('opens it on arrival and brings it into view', () => {
    arriveAt('#are-the-fees-negotiable')
    show('item')
    expect(openSlugs()).toEqual(['are-the-fees-negotiable'])
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.instances).toEqual([document.getElementById('are-the-fees-negotiable')])
  })

  it('opens it when the address changes, and ends a search that hides it', () => {
    show('item')
    search('camps')
    arriveAt('#are-the-fees-negotiable')
    fireEvent(window, new Event('hashchange'))
    expect(openSlugs()).toEqual(['are-the-fees-negotiable'])
    expect(shown()).toHaveLength(faqRecords.length)
  })

  it('leaves everything closed for an address that names no answer', () => {
    arriveAt('#content')
    show()
    expect(openSlugs()).toEqual([])
  })

  it('is copied by a control that names the question', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    show('item')
    click('where-do-you-work')
    await act(async () =>
      fireEvent.click(within(details('where-do-you-work')).getByRole('button', { name: 'Copy link to ‘Where do you work?’' })),
    )
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/faq#where-do-you-work`)
    expect(within(details('where-do-you-work')).getByRole('button').textContent).toContain('Link copied')
  })

  it('is put into the address bar where the clipboard is refused', async () => {
    vi.stubGlobal('navigator', {})
    show('item')
    click('where-do-you-work')
    await act(async () => fireEvent.click(within(details('where-do-you-work')).getByRole('button')))
    expect(location.hash).toBe('#where-do-you-work')
  })
})

describe('the search', () => {
  it('shows what matches, hides groups without a match, and says how many', () => {
    show()
    search('Prison')
    expect(shown()).toEqual(['can-a-service-be-adapted', 'do-you-teach-in-prisons-and-refugee-camps'])
    expect(screen.queryByRole('heading', { level: 2, name: 'Fees' })).toBeNull()
    expect(screen.getByRole('status').textContent).toBe(`2 of ${faqRecords.length} questions match ‘Prison’.`)
  })

  it('marks the matches, in a closed answer by an excerpt', () => {
    show()
    search('prison')
    expect([...details('do-you-teach-in-prisons-and-refugee-camps').querySelectorAll('h3 mark')].map(mark => mark.textContent)).toEqual([
      'prison',
    ])
    expect(details('can-a-service-be-adapted').querySelector('summary mark')?.textContent).toBe('prison')
    click('can-a-service-be-adapted')
    expect(details('can-a-service-be-adapted').querySelector('summary mark')).toBeNull()
    expect(document.querySelector('#can-a-service-be-adapted mark')?.textContent).toBe('prison')
  })

  it('marks a match that runs into a link, and keeps the link whole', () => {
    show()
    search('through the form on')
    click('how-do-i-book-a-consultation')
    const answer = within(document.getElementById('how-do-i-book-a-consultation')!)
    expect(answer.getAllByText(/through|the form on/, { selector: 'mark' }).map(mark => mark.textContent)).toEqual([
      'through ',
      'the form on',
    ])
    const link = answer.getByRole('link', { name: 'the form on the consultation page' })
    expect(link.getAttribute('href')).toBe('/consultation#booking')
  })

  it('offers to write when nothing matches', () => {
    show()
    search('zebra')
    expect(shown()).toEqual([])
    expect(screen.getByRole('status').textContent).toBe(`None of ${faqRecords.length} questions matches ‘zebra’. Write to us instead.`)
    expect(screen.getByRole('link', { name: 'Write to us instead' }).getAttribute('href')).toBe('/contact-us')
    expect(screen.getAllByRole('link', { name: /write to us/i })).toHaveLength(1)
    // Where the questions were.
    expect(screen.getByRole('link', { name: 'Write to us instead' }).closest('search')).toBeNull()
  })

  it('says nothing and shows all once it is emptied', () => {
    show()
    search('zebra')
    search('')
    expect(shown()).toHaveLength(faqRecords.length)
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
