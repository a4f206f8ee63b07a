import { describe, expect, it } from 'vitest'
import { renderMessage, renderSignIn, renderStatus } from './render.tsx'
import { many, model, programs } from './test-support/models.ts'

const siteName = 'Zuri Halloran'

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

const pages = [
  ['the status', renderStatus(many, { siteName, signedInFor: '*' }), 'Release status – Zuri Halloran'],
  ['the status of nothing', renderStatus(model(), { siteName }), 'Release status – Zuri Halloran'],
  ['the sign-in page', renderSignIn({ siteName }), 'Sign in – Zuri Halloran'],
  ['a refusal', renderMessage('forbidden', { siteName }), 'Not with this token – Zuri Halloran'],
  ['a failure', renderMessage('failed', { siteName }), 'That did not work – Zuri Halloran'],
  ['the way out', renderMessage('signed-out', { siteName }), 'You are signed out – Zuri Halloran'],
  ['a missing page', renderMessage('not-found', { siteName }), 'There is no such page – Zuri Halloran'],
] as const

describe.each(pages)('%s', (_, page, title) => {
  const document = parsed(page.html)

  it('is one British document with a title, one heading and its landmarks', () => {
    expect(page.html).toMatch(/^<!doctype html><html lang="en-GB">/)
    expect(document.title).toBe(title)
    for (const only of ['h1', 'main', 'header']) expect(document.querySelectorAll(only), only).toHaveLength(1)
  })

  it('is not to be found by search engines', () => {
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('holds no script, no event handler and no style attribute, so that a strict policy lets it be', () => {
    expect(document.querySelector('script, [style], [src], iframe')).toBeNull()
    const handlers = [...document.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes]).filter(({ name }) => /^on/.test(name))
    expect(handlers).toEqual([])
  })

  it('carries the styles whose text it hands out for the policy', () => {
    expect(document.querySelector('style')?.textContent).toBe(page.styles)
  })
})

describe('a document', () => {
  it('writes what it is told as text', () => {
    const told = '</title><script>alert(1)</script>'
    const { html } = renderStatus(model({ ...programs.stopped, canary: { ...programs.stopped.canary, stopped: told } }), {
      siteName: told,
      notice: { kind: 'refused', text: told },
    })
    expect(parsed(html).querySelector('script')).toBeNull()
    expect(parsed(html).body.textContent).toContain(told)
  })

  it('says first in its title what came of a change', () => {
    const { html } = renderStatus(model(), { siteName, notice: { kind: 'done', text: 'Promoted.' } })
    expect(parsed(html).title).toBe('Promoted. – Release status – Zuri Halloran')
  })
})
