import { siteStore } from '@site/kit/runtime'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchButton } from './search-button.tsx'
import { SearchSlot } from './search-slot.tsx'

const index = {
  pages: [
    {
      path: '/faq',
      title: 'Questions and answers',
      passages: [
        { heading: 'Where do you work?', anchor: 'where', text: 'In prisons and schools.' },
        { heading: 'Do you teach in prisons?', anchor: 'prisons', text: 'Yes.' },
      ],
    },
  ],
}

const pin = { shell: 's', sections: { 'remote-resources': { release: 'r', entry: 'e', pages: {}, integrity: {}, search: 'search.json' } } }

beforeEach(() => {
  localStorage.clear()
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'pin'
  script.textContent = JSON.stringify(pin)
  document.head.append(script)
  vi.stubGlobal('fetch', async () => Response.json(index))
  Element.prototype.scrollIntoView = () => undefined
  render(
    <>
      <SearchButton />
      <SearchSlot />
    </>,
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.getElementById('pin')?.remove()
})

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the site' })
const openSearch = () => fireEvent.click(screen.getAllByRole('button', { name: 'Search the site' })[0]!)
const press = (key: string, options: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options })
const closed = () => expect.poll(() => screen.queryByRole('combobox')).toBeNull()

async function search(words: string): Promise<HTMLInputElement> {
  openSearch()
  const input = await field()
  fireEvent.change(input, { target: { value: words } })
  return input
}

describe('the search', () => {
  it('does not open over a page that it was not asked for on', async () => {
    const { path } = siteStore.getState()
    openSearch()
    act(() => siteStore.setState({ path: '/another' }))
    await act(() => vi.dynamicImportSettled())
    expect(screen.queryByRole('combobox')).toBeNull()
    act(() => siteStore.setState({ path }))
  })

  it('begins with what was typed while its code was on its way', async () => {
    openSearch()
    for (const key of 'pri') press(key)
    press('Shift')
    press('c', { ctrlKey: true })
    expect((await field()).value).toBe('pri')
  })

  it.each([
    ['Linux x86_64', 'ctrlKey', 'metaKey'],
    ['MacIntel', 'metaKey', 'ctrlKey'], // there, Control and K deletes to the end of a line
  ] as const)('is opened on %s by %s and K, and not by %s', async (platform, own, other) => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
    expect(press('k', { [other]: true })).toBe(true)
    expect(press('k', { [own]: true })).toBe(false)
    await field()
    vi.restoreAllMocks()
  })

  it('has its button focused, to which the focus goes back, also where a browser focuses none that is clicked', () => {
    openSearch()
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Search the site' })[0])
  })

  it.each<[string, () => unknown]>([
    ['a button', openSearch],
    ['Ctrl and K', () => press('k', { ctrlKey: true })],
  ])('is opened by %s', async (_what, open) => {
    open()
    expect(await field()).toBeTruthy()
  })

  it('says how much it found, and marks the words', async () => {
    await search('prison')
    await screen.findByText('2 passages on 1 page.')
    expect([...document.querySelectorAll('mark')].map(mark => mark.textContent)).toEqual(['prisons', 'prisons'])
    expect(screen.getAllByRole('option').map(option => option.getAttribute('href'))).toEqual(['/faq#prisons', '/faq#where'])
  })

  it('is walked through by arrow keys, Home and End', async () => {
    const input = await search('prison')
    await screen.findByText('2 passages on 1 page.')
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.getAttribute('href')
    expect(active()).toBeUndefined()
    const after = (key: string) => {
      fireEvent.keyDown(input, { key })
      return active()
    }
    expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'End', 'Home', 'ArrowUp'].map(after)).toEqual([
      '/faq#prisons',
      '/faq#where',
      '/faq#prisons',
      '/faq#where',
      '/faq#prisons',
      '/faq#where',
    ])
  })

  it('follows a passage by Enter, and closes', async () => {
    const input = await search('prison')
    await screen.findByText('2 passages on 1 page.')
    const followed: (string | null)[] = []
    const follow = (event: Event) => {
      event.preventDefault()
      followed.push((event.target as Element).closest('a')?.getAttribute('href') ?? null)
    }
    document.addEventListener('click', follow)
    fireEvent.keyDown(input, { key: 'ArrowDown' })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 }) // an input method's, in Safari
    expect(followed).toEqual([])
    fireEvent.keyDown(input, { key: 'Enter' })
    document.removeEventListener('click', follow)
    expect(followed).toEqual(['/faq#prisons'])
    await closed()
  })

  it('says that it found another word', async () => {
    await search('jail')
    await screen.findByText('Nothing says ‘jail’; these speak of ‘prison’. 2 passages on 1 page.')
  })

  it('has a hint and a way on before anything is sought', async () => {
    openSearch()
    await field()
    expect(screen.getByText(/^A word, a price, or an article of the Universal Declaration/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Services' }).getAttribute('href')).toBe('/discover')
  })

  it('has a way on where nothing is found', async () => {
    await search('zebra')
    await screen.findByText('Nothing was found for ‘zebra’.')
    expect(screen.getByRole('link', { name: 'Questions and answers' }).getAttribute('href')).toBe('/faq')
    expect(screen.getByRole('link', { name: 'Write to the office' }).getAttribute('href')).toBe('/contact-us')
  })

  it('leaves with the page behind it', async () => {
    openSearch()
    await field()
    act(() => siteStore.setState({ path: '/vision' }))
    await closed()
  })

  it('is closed by a press on the backdrop, and not by one that began inside, as selecting text may', async () => {
    vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300))
    openSearch()
    const input = await field()
    const dialog = input.closest('dialog')!
    fireEvent.pointerDown(input, { clientX: 300, clientY: 120 })
    fireEvent.click(dialog, { clientX: 50, clientY: 120 })
    expect(dialog.open).toBe(true)
    fireEvent.pointerDown(dialog, { clientX: 50, clientY: 120 })
    fireEvent.click(dialog, { clientX: 50, clientY: 120 })
    await closed()
  })

  it('begins anew when it is opened again', async () => {
    fireEvent.click((await search('prison')) && screen.getByRole('button', { name: 'Close the search' }))
    await closed()
    openSearch()
    expect((await field()).value).toBe('')
  })

  it('can be closed by its button', async () => {
    openSearch()
    await field()
    fireEvent.click(screen.getByRole('button', { name: 'Close the search' }))
    await closed()
  })
})
