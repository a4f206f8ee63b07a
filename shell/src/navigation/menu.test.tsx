import { identity } from '@site/identity'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { mainLinks } from '../content/main-links.ts'
import { Menu } from './menu.tsx'

afterEach(cleanup)

const opener = () => screen.getByRole('button', { name: 'Menu' })
const dialog = () => document.querySelector('dialog') as HTMLDialogElement

function openMenu(current = '/fees'): void {
  render(<Menu current={current} />)
  opener().focus()
  fireEvent.click(opener())
}

describe('the menu', () => {
  it('opens as a modal dialog with the ten links, the telephone and the music', () => {
    openMenu()
    expect(dialog().matches('[open]')).toBe(true)
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
    const links = within(menu.getByRole('list')).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual(mainLinks.map(({ href }) => href))
    const hrefs = menu.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(hrefs.slice(hrefs.indexOf('/contact-us') + 1, -1)).toEqual(['/discover', '/whitepapers', '/what-we-count', '/writing-safely'])
    expect(menu.getByRole('link', { name: identity.phone }).getAttribute('href')).toBe(`tel:${identity.phone.replaceAll(' ', '')}`)
    expect(menu.getByRole('button', { name: 'Background music' })).toBeTruthy()
  })

  it('begins with the way out on a page that has one, which it would cover, and on no other', () => {
    const wayOut = () => within(dialog()).queryByRole('link', { name: 'Leave this page' })
    openMenu()
    expect(wayOut()).toBeNull()
    cleanup()
    document.documentElement.dataset.quickExit = ''
    openMenu('/contact-us')
    delete document.documentElement.dataset.quickExit
    expect(wayOut()?.getAttribute('href')).toBe(identity.neutralPage)
    expect(within(dialog()).getAllByRole('link')[0]).toBe(wayOut())
  })

  it('marks the page that is shown', () => {
    openMenu('/fees')
    expect(within(dialog()).getByRole('link', { current: 'page' }).textContent).toBe('Fees')
  })

  it('closes by its button, and gives focus back to Menu', async () => {
    openMenu()
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }))
    expect(dialog().open).toBe(false)
    await expect.poll(() => document.activeElement).toBe(opener())
  })

  it('gives focus back when the browser closes it on Escape', async () => {
    openMenu()
    dialog().close() // what browsers do on Escape
    await expect.poll(() => document.activeElement).toBe(opener())
  })

  it('stays open when the browser tells late that it was closed the time before', () => {
    openMenu()
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }))
    fireEvent.click(opener())
    fireEvent(dialog(), new Event('close'))
    expect(dialog().open).toBe(true)
  })

  it('gives focus back in a browser that focuses no button that is clicked', async () => {
    render(<Menu current="/" />)
    fireEvent.click(opener())
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }))
    await expect.poll(() => document.activeElement).toBe(opener())
  })

  it('opens as a dialog where it was opened as a link before the script was at work', () => {
    history.replaceState(null, '', '/fees#menu')
    render(<Menu current="/fees" />)
    expect(dialog().open).toBe(true)
    expect(location.hash).toBe('')
    history.replaceState(null, '', '/')
  })

  it('closes when a link is followed, and leaves the focus to the page that comes', () => {
    openMenu()
    const next = document.body.appendChild(document.createElement('button'))
    const link = within(dialog()).getByRole('link', { name: 'FAQ' })
    link.addEventListener('click', event => event.preventDefault())
    dialog().addEventListener('close', () => next.focus(), { capture: true })
    fireEvent.click(link)
    expect(dialog().open).toBe(false)
    expect(document.activeElement).toBe(next)
    next.remove()
  })

  it('is a link to itself until script is at work, and closed by a link as well', () => {
    document.body.innerHTML = renderToString(<Menu current="/" />)
    expect(screen.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe(`#${dialog().id}`)
    expect(within(dialog()).getByText('Close').closest('a')?.getAttribute('href')).toBe('#main')
    document.body.innerHTML = ''
  })
})
