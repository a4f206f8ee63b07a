import { setMotion } from '@site/kit/runtime'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { home } from '../home.ts'
import { LoadingScreen } from './loading-screen.tsx'

const open = () => render(<LoadingScreen loader={home.loader} headline="Redefining Human Rights" />)
const loadingScreen = () => screen.queryByRole('status')
const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

const preferReducedMotion = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

describe('LoadingScreen', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sessionStorage.clear()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    setMotion('full')
  })

  it('gathers for 3000 ms, then lifts for 1.5 s, then is gone', () => {
    open()
    after(2999)
    expect(loadingScreen()?.dataset.phase).toBe('gathering')
    after(1)
    expect(loadingScreen()?.dataset.phase).toBe('lifting')
    after(1499)
    expect(loadingScreen()).not.toBeNull()
    after(1)
    expect(loadingScreen()).toBeNull()
  })

  it('counts thirty threads one by one', () => {
    open()
    expect(loadingScreen()?.textContent).toContain('0 of 30')
    after(17 * 80)
    expect(loadingScreen()?.textContent).toContain('17 of 30')
    expect(document.querySelectorAll('[data-gathered]')).toHaveLength(17)
    after(13 * 80)
    expect(loadingScreen()?.textContent).toContain('30 of 30')
  })

  it('says one sentence to screen readers, and not the count', () => {
    open()
    expect(loadingScreen()?.querySelector(':scope > p')?.textContent).toBe(home.loader.status)
    expect(loadingScreen()?.querySelector(':scope > [aria-hidden="true"]')?.textContent).toContain('of 30')
  })

  it.each([
    ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['a click', () => fireEvent.click(document.body)],
    ['the wheel', () => fireEvent.wheel(document.body)],
  ])('is ended by %s', (_, skip) => {
    open()
    after(500)
    skip()
    expect(loadingScreen()?.dataset.phase).toBe('skipped')
    after(260)
    expect(loadingScreen()).toBeNull()
  })

  it('leaves the focus where it is', () => {
    render(
      <>
        <button type="button">Elsewhere</button>
        <LoadingScreen loader={home.loader} headline="" />
      </>,
    )
    screen.getByRole('button').focus()
    after(4500)
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })

  it('comes once a browser session', () => {
    open().unmount()
    open()
    expect(loadingScreen()).toBeNull()
  })

  it('comes where storage throws', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      clear: () => undefined,
    })
    open()
    expect(loadingScreen()).not.toBeNull()
  })

  it('never comes with reduced motion', () => {
    preferReducedMotion()
    open()
    expect(loadingScreen()).toBeNull()
  })

  it('goes when the visitor pauses motion', () => {
    open()
    act(() => setMotion('paused'))
    expect(loadingScreen()).toBeNull()
  })

  it('does not cover a page that is being read', () => {
    vi.stubGlobal('scrollY', 400)
    open()
    expect(loadingScreen()).toBeNull()
  })
})
