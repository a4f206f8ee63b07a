import { setMotion } from '@site/kit/runtime'
import { afterEach, expect, it, vi } from 'vitest'
import { skipTransitionsWhilePaused } from './full-load.ts'

const leavePage = () => {
  const skipTransition = vi.fn()
  dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: { skipTransition } }))
  return skipTransition
}

let end: () => void = () => undefined

afterEach(() => {
  end()
  setMotion('full')
})

it('leaves the browser’s transition alone', () => {
  end = skipTransitionsWhilePaused()
  expect(leavePage()).not.toHaveBeenCalled()
})

it('skips it for a visitor who has paused motion', () => {
  end = skipTransitionsWhilePaused()
  setMotion('paused')
  expect(leavePage()).toHaveBeenCalledOnce()
})

it('does without one where the browser has none', () => {
  end = skipTransitionsWhilePaused()
  setMotion('paused')
  expect(() => dispatchEvent(new Event('pageswap'))).not.toThrow()
})
