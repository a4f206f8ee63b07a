import { readFileSync } from 'node:fs'
import { identity } from '@site/identity'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NavBar } from './nav-bar.tsx'

const specified = [
  ['Profile', '/profile'],
  ['Human rights', '/human-rights'],
  ['Education', '/education'],
  ['Healing', '/healing'],
  ['Public figure', '/public-figure'],
  ['Consultation', '/consultation'],
  ['Fees', '/fees'],
  ['Vision', '/vision'],
  ['FAQ', '/faq'],
  ['Contact', '/contact-us'],
]

const bar = () => screen.getByRole('banner')

function scrollPageTo(y: number): void {
  vi.stubGlobal('scrollY', y)
  act(() => {
    window.dispatchEvent(new Event('scroll'))
    vi.advanceTimersToNextFrame()
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the links of the bar', () => {
  it('are the logo and ten, in the specified order', () => {
    render(<NavBar current="/" />)
    expect(screen.getByRole('link', { name: `${identity.name}, home` }).getAttribute('href')).toBe('/')
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual(specified)
  })

  it('mark the page that is shown, and no other', () => {
    const { container } = render(<NavBar current="/fees" />)
    expect([...container.querySelectorAll('[aria-current]')].map(link => link.textContent)).toEqual(['Fees'])
  })

  it('mark none on a page that is not among them', () => {
    const { container } = render(<NavBar current="/whitepapers" />)
    expect(container.querySelector('[aria-current]')).toBeNull()
  })
})

describe('the bar', () => {
  it('follows the page: top, hidden, floating, top', () => {
    render(<NavBar current="/" />)
    expect(bar().dataset.state).toBe('top')
    scrollPageTo(500)
    expect(bar().dataset.state).toBe('hidden')
    scrollPageTo(400)
    expect(bar().dataset.state).toBe('floating')
    scrollPageTo(0)
    expect(bar().dataset.state).toBe('top')
  })

  it('does not take the bounce at the foot of the page for a scroll up', () => {
    render(<NavBar current="/" />)
    const end = 5000 - innerHeight
    scrollPageTo(end)
    scrollPageTo(end + 80)
    scrollPageTo(end + 10)
    expect(bar().dataset.state).toBe('hidden')
  })

  it('stays away when the page grew shorter above the reader, also before the browser tells of it', () => {
    render(<NavBar current="/" />)
    scrollPageTo(500)
    vi.spyOn(document.body, 'offsetHeight', 'get').mockReturnValue(4000)
    scrollPageTo(300)
    expect(bar().dataset.state).toBe('hidden')
    scrollPageTo(200)
    expect(bar().dataset.state).toBe('floating')
  })

  it('is away after a leap from the top in which the page, laid out anew, changed its height', () => {
    render(<NavBar current="/" />)
    vi.spyOn(document.body, 'offsetHeight', 'get').mockReturnValue(4000)
    scrollPageTo(900)
    expect(bar().dataset.state).toBe('hidden')
  })

  it('says no place before it knows one: whoever arrives at a part is not at the top', () => {
    expect(renderToString(<NavBar current="/" />)).not.toContain('data-state')
  })

  it('stays while it holds focus', () => {
    render(<NavBar current="/" />)
    screen.getByRole('link', { name: 'FAQ' }).focus()
    scrollPageTo(500)
    expect(bar().dataset.state).toBe('floating')
  })

  it('stays while a dialog is open', () => {
    render(
      <>
        <NavBar current="/" />
        <dialog open />
      </>,
    )
    scrollPageTo(500)
    expect(bar().dataset.state).toBe('floating')
  })

  it('moves up by 110 % and fades within 0.2 s, and is out of the tab order after that', () => {
    const styles = readFileSync(`${import.meta.dirname}/nav-bar.module.css`, 'utf8')
    const tokens = readFileSync(`${import.meta.dirname}/../../../shared/kit/ui/styles/tokens.css`, 'utf8')
    expect(tokens).toContain('--t-nav: 200ms')
    const hidden = /\.bar\[data-state="hidden"\] \{([^}]+)\}/.exec(styles)?.[1]
    expect(hidden).toMatch(/translate: 0 -110%;\s+opacity: 0;\s+visibility: hidden;/)
    expect(hidden).toMatch(/translate var\(--t-nav\) ease,\s+opacity var\(--t-nav\) ease,\s+visibility 0s var\(--t-nav\)/)
  })
})
