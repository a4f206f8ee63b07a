import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { home } from '../home.ts'
import { LoadingScreen } from './loading-screen.tsx'

afterEach(cleanup)

const loadingScreen = <LoadingScreen loader={home.loader} headline="Redefining Human Rights" />

it('is part of the document, thirty threads and all, without a style attribute', () => {
  const html = renderToString(loadingScreen)
  expect(html).not.toContain('style=')
  expect(html.match(/M-1 /g)).toHaveLength(30)
  expect(html).toContain('of <!-- -->30')
})

it('says one sentence to screen readers, and not the count', () => {
  const { container } = render(loadingScreen)
  expect(screen.getByRole('status').textContent).toBe(home.loader.status)
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toContain('of 30')
})

it('is forgotten when the visitor goes on, and not shown again', () => {
  document.documentElement.dataset.opening = ''
  render(loadingScreen).unmount()
  expect(document.documentElement.dataset.opening).toBeUndefined()
})
