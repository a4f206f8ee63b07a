import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useLoadingScreen } from './use-loading-screen.ts'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'prerendering')
  sessionStorage.clear()
})

it('waits, in a page that is prerendered, until the page is shown, and marks the session only then', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
  const { result } = renderHook(useLoadingScreen)
  expect(result.current.phase).toBe('absent')
  expect(sessionStorage.getItem('home-opened')).toBeNull()
  Reflect.deleteProperty(document, 'prerendering')
  act(() => void document.dispatchEvent(new Event('prerenderingchange')))
  expect(result.current.phase).toBe('gathering')
  expect(sessionStorage.getItem('home-opened')).toBe('yes')
})
