import { restoreChoices, siteStore } from '@site/kit/runtime'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MotionToggle } from './motion-toggle.tsx'

afterEach(cleanup)

beforeEach(() => {
  localStorage.clear()
  siteStore.setState({ motion: 'full' })
})

const toggle = () => screen.getByRole('button', { name: 'Pause motion' })

it('pauses all motion, lets it go on, and says which it is', async () => {
  const motion = () => document.documentElement.dataset.motion
  render(<MotionToggle />)
  expect(toggle().getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(toggle())
  expect(toggle().getAttribute('aria-pressed')).toBe('true')
  await vi.waitFor(() => expect(motion()).toBe('paused'))
  fireEvent.click(toggle())
  expect(toggle().getAttribute('aria-pressed')).toBe('false')
  await vi.waitFor(() => expect(motion()).toBe('full'))
})

it('is the same control wherever it stands', () => {
  render(
    <>
      <MotionToggle />
      <MotionToggle compact />
    </>,
  )
  const [inFooter, inHero] = screen.getAllByRole('button', { name: 'Pause motion' })
  fireEvent.click(inHero!)
  expect(inFooter?.getAttribute('aria-pressed')).toBe('true')
})

it('remembers the choice on the next visit', () => {
  const { unmount } = render(<MotionToggle />)
  fireEvent.click(toggle())
  unmount()
  siteStore.setState({ motion: 'full' })
  restoreChoices()
  render(<MotionToggle />)
  expect(toggle().getAttribute('aria-pressed')).toBe('true')
})

it('is prerendered unpressed, as every visitor first sees it', () => {
  siteStore.setState({ motion: 'paused' })
  expect(renderToString(<MotionToggle />)).toContain('aria-pressed="false"')
})
