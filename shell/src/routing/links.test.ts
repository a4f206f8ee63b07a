import { afterEach, describe, expect, it } from 'vitest'
import { followedLink, isPlainClick, staysOnPage } from './links.ts'

const linkTo = (href: string, attributes: Record<string, string> = {}): HTMLAnchorElement => {
  const link = document.createElement('a')
  link.href = href
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.body.append(link)
  return link
}

/** What `followedLink` makes of a click on `target`. */
function clicked(target: Element): HTMLAnchorElement | undefined {
  let found: HTMLAnchorElement | undefined
  document.addEventListener('click', event => (found = followedLink(event)), { once: true })
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return found
}

afterEach(() => document.body.replaceChildren())

describe('a link that is followed in place', () => {
  it('leads to a page of this origin', () => {
    const link = linkTo('/fees')
    expect(clicked(link)).toBe(link)
  })

  it('is found from anything inside it', () => {
    const link = linkTo('/fees')
    const inner = link.appendChild(document.createElement('span'))
    expect(clicked(inner)).toBe(link)
  })

  it.each([
    ['another origin', '//example.org/fees', {}],
    ['mail', 'mailto:office@example.org', {}],
    ['a new tab', '/fees', { target: '_blank' }],
    ['a download', '/paper.pdf', { download: '' }],
    ['a full load', '/human-rights-hero', { 'data-load': 'full' }],
  ])('is not one that asks for %s', (_what, href, attributes) => {
    expect(clicked(linkTo(href, attributes))).toBeUndefined()
  })
})

describe('a plain click', () => {
  it('has no modifier and the main button', () => {
    expect(isPlainClick(new MouseEvent('click'))).toBe(true)
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      expect(isPlainClick(new MouseEvent('click', modifier))).toBe(false)
  })
})

describe('a link to a part of the page', () => {
  it('stays on it', () => {
    const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
    happyDOM.setURL('http://localhost/faq')
    expect(staysOnPage(linkTo('/faq#main'))).toBe(true)
    expect(staysOnPage(linkTo('/elsewhere#main'))).toBe(false)
  })
})
