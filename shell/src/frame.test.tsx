import { readdirSync, readFileSync } from 'node:fs'
import { identity } from '@site/identity'
import { announce, siteStore } from '@site/kit/runtime'
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { quoteArticle } from './footer/quote-article.ts'
import { FrameFoot, FrameTop } from './frame.tsx'

afterEach(() => {
  cleanup()
  act(() => siteStore.setState({ path: '', announcement: '' }))
})

const currentPages = () => [...document.querySelectorAll('header [aria-current="page"]')].map(link => link.getAttribute('href'))

describe('the frame', () => {
  it('offers the way to the content before anything else', () => {
    const { container } = render(<FrameTop current="/faq" />)
    const first = container.querySelector('a, button')
    expect(first?.textContent).toBe('Skip to the content')
    expect(first?.getAttribute('href')).toBe('#main')
  })

  it('marks the page of the document first, and then the page the visitor went to', () => {
    render(<FrameTop current="/faq" />)
    expect(currentPages()).toEqual(['/faq'])
    act(() => siteStore.setState({ path: '/fees' }))
    expect(currentPages()).toEqual(['/fees'])
  })

  it('says what the site announces', () => {
    render(<FrameTop current="/faq" />)
    act(() => announce('Fees and packages'))
    expect(screen.getByRole('status').textContent).toBe('Fees and packages')
  })

  it('hydrates what was prerendered, without a complaint', () => {
    const errors: unknown[] = []
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<FrameTop current="/faq" />)
    render(<FrameTop current="/faq" />, { container, hydrate: true, onRecoverableError: error => errors.push(error) })
    expect(errors).toEqual([])
    expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
    container.remove()
  })

  it('needs no style attribute, which the policy of the site refuses', () => {
    expect(renderToString(<FrameTop current="/" />) + renderToString(<FrameFoot quoted={quoteArticle()} />)).not.toMatch(/\sstyle=/)
  })

  it('has the name of its program from the identity alone', () => {
    const folder = import.meta.dirname
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(path => /\.(tsx?|css)$/.test(path))
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.filter(path => readFileSync(`${folder}/${path}`, 'utf8').includes(identity.name))).toEqual([])
  })
})
