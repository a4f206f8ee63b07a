import { siteStore } from '@site/kit/runtime'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentStart, ScrollPrompt } from './scroll-prompt.tsx'

afterEach(cleanup)

const page = { height: 3000, contentTop: 800 }
let y = 0

const scrollTo = (offset: number): void => {
  y = offset
  act(() => void window.dispatchEvent(new Event('scroll')))
}

const down = () => screen.queryByRole('link', { name: 'SCROLL DOWN' })
const back = () => screen.queryByRole('link', { name: 'BACK TO TOP' })

beforeEach(() => {
  y = 0
  // The scroll's second is tested where it is made; here it arrives at once.
  siteStore.setState({ motion: 'paused' })
  vi.stubGlobal('innerHeight', 800)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  vi.spyOn(window, 'scrollTo').mockImplementation((options?: ScrollToOptions | number) => {
    if (typeof options === 'object') scrollTo(options.top ?? 0)
  })
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(page.height)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = (this.tagName === 'FORM' ? 1500 : page.contentTop) - y
    return { top, bottom: top + 400, height: 400 } as DOMRect
  })
})

const renderPage = (form?: 'booking' | 'search') =>
  render(
    <main tabIndex={-1}>
      <ContentStart />
      <ScrollPrompt />
      {form && (
        <form {...(form === 'search' && { role: 'search' })} aria-label={form}>
          <input aria-label="Field" />
          <button type="submit">Send</button>
        </form>
      )}
    </main>,
  )

describe('ScrollPrompt', () => {
  it('is a link that works before any script', () => {
    expect(renderToString(<ScrollPrompt />)).toContain('href="#content"')
  })

  it('says what the page asks it to', () => {
    render(<ScrollPrompt label="EXPLORE JUSTICE WORK" />)
    expect(screen.getByRole('link', { name: 'EXPLORE JUSTICE WORK' })).toBeDefined()
  })

  it('takes no link away that the focus is on its way to', async () => {
    renderPage()
    scrollTo(900)
    const arrow = down()
    y = 0 // the browser has scrolled, and not said so yet
    fireEvent.focusOut(screen.getByRole('main'))
    expect(arrow?.isConnected).toBe(true)
    act(() => arrow?.focus())
    await expect.poll(() => down() !== arrow).toBe(true)
    expect(document.activeElement).toBe(down())
  })

  it('stays while the page is scrolled, until it is clicked', () => {
    renderPage()
    scrollTo(400)
    expect(down()).not.toBeNull()
    fireEvent.click(down()!)
    expect(down()).toBeNull()
    scrollTo(200)
    expect(down()).toBeNull()
  })

  it('keeps the focus when it goes to the margin, and back', () => {
    renderPage()
    down()!.focus()
    scrollTo(400)
    expect(document.activeElement).toBe(down())
    scrollTo(0)
    expect(document.activeElement).toBe(down())
  })

  it('leads to the content, 100 px below the top of the screen, and takes the focus there', () => {
    renderPage()
    fireEvent.click(down()!)
    expect(y).toBe(page.contentTop - 100)
    expect(document.activeElement?.id).toBe('content')
  })

  it('leads on by a screen where the content already lies above, and leaves the focus where the reader is', () => {
    renderPage()
    scrollTo(900)
    fireEvent.click(down()!)
    expect(y).toBe(900 + 800 - 200)
    expect(document.activeElement?.id).not.toBe('content')
  })

  it('becomes the way back 200 px before the end, and nothing above that', () => {
    renderPage()
    scrollTo(1999)
    expect(back()).toBeNull()
    scrollTo(2000)
    expect(back()).not.toBeNull()
    expect(down()).toBeNull()
    scrollTo(1900)
    expect(back()).toBeNull()
    expect(down()).toBeNull()
  })

  it('goes back to the top, and then shows the way down again', async () => {
    renderPage()
    scrollTo(2200)
    await act(async () => void fireEvent.click(back()!))
    expect(y).toBe(0)
    expect(down()).not.toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('is the way back again when the visitor stops the return before it left the end', async () => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    renderPage()
    scrollTo(2200)
    await act(async () => void fireEvent.click(back()!))
    expect(back()).not.toBeNull()
  })

  it('does not follow the second click of a double click', async () => {
    renderPage()
    scrollTo(2200)
    await act(async () => void fireEvent.click(back()!))
    fireEvent.click(down()!, { detail: 2 })
    expect(y).toBe(0)
    expect(down()).not.toBeNull()
  })

  it('gives way while a form is in view', () => {
    renderPage('booking')
    scrollTo(690)
    expect(down()).not.toBeNull()
    scrollTo(710)
    expect(down()).toBeNull()
    scrollTo(1900)
    expect(down()).not.toBeNull()
  })

  it('gives way to no form while the keyboard stands on it', () => {
    renderPage('booking')
    act(() => down()!.focus())
    scrollTo(710)
    expect(document.activeElement).toBe(down())
  })

  it('does not give way to a search that is merely in view', () => {
    renderPage('search')
    scrollTo(1200)
    expect(down()).not.toBeNull()
  })

  it('gives way while a field has the focus', async () => {
    renderPage('search')
    act(() => screen.getByRole('textbox', { name: 'Field' }).focus())
    await expect.poll(down).toBeNull()
    act(() => screen.getByRole('textbox', { name: 'Field' }).blur())
    await expect.poll(down).not.toBeNull()
  })
})
