import { siteStore } from '@site/kit/runtime'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

/** A list of services, of which one is shown in the dialog. */
function Services() {
  const [service, setService] = useState<string>()
  const close = () => setService(undefined)
  return (
    <>
      <button type="button" onClick={() => setService('Mediation')}>
        Learn More
      </button>
      <Dialog open={service !== undefined} onClose={close} labelledBy="title">
        <h2 id="title">{service}</h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </Dialog>
    </>
  )
}

const dialog = () => document.querySelector('dialog')!

const open = () => {
  render(<Services />)
  const opener = screen.getByRole('button', { name: 'Learn More' })
  opener.focus()
  fireEvent.click(opener)
}

const pressAt = (clientX: number, clientY: number): void => {
  fireEvent.pointerDown(dialog(), { clientX, clientY })
  fireEvent.click(dialog(), { clientX, clientY })
}

beforeEach(() => {
  vi.useFakeTimers()
  siteStore.setState({ motion: 'full' })
  vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('Dialog', () => {
  it('opens as a modal dialog named by its heading', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    open()
    expect(showModal).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: 'Mediation' })).toBeDefined()
  })

  it('shrinks for 0.6 s with its content unchanged, and is closed then', () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    act(() => void vi.advanceTimersByTime(599))
    expect(dialog().open).toBe(true)
    expect(dialog().dataset.closing).toBe('')
    expect(dialog().textContent).toContain('Mediation')
    act(() => void vi.advanceTimersByTime(1))
    expect(dialog().open).toBe(false)
  })

  it('closes at once where motion is not wanted', () => {
    siteStore.setState({ motion: 'paused' })
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(dialog().open).toBe(false)
  })

  it('closes on Escape, shrinking like any other way', () => {
    open()
    const cancel = new Event('cancel', { cancelable: true })
    act(() => void dialog().dispatchEvent(cancel))
    expect(cancel.defaultPrevented).toBe(true)
    expect(dialog().open).toBe(true)
    act(() => void vi.advanceTimersByTime(600))
    expect(dialog().open).toBe(false)
  })

  it('closes on the backdrop, and on nothing that lies inside', () => {
    open()
    pressAt(300, 200)
    act(() => void vi.advanceTimersByTime(600))
    expect(dialog().open).toBe(true)
    pressAt(50, 50)
    act(() => void vi.advanceTimersByTime(600))
    expect(dialog().open).toBe(false)
  })

  it('stays open when a press that began inside ends on the backdrop', () => {
    open()
    fireEvent.pointerDown(dialog(), { clientX: 300, clientY: 200 })
    fireEvent.click(dialog(), { clientX: 50, clientY: 50 })
    act(() => void vi.advanceTimersByTime(600))
    expect(dialog().open).toBe(true)
  })

  it('agrees when the browser closes it without asking', () => {
    open()
    act(() => dialog().close())
    fireEvent.click(screen.getByRole('button', { name: 'Learn More', hidden: true }))
    expect(dialog().open).toBe(true)
  })

  it('can be opened again while it shrinks', () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    act(() => void vi.advanceTimersByTime(300))
    fireEvent.click(screen.getByRole('button', { name: 'Learn More', hidden: true }))
    act(() => void vi.advanceTimersByTime(1000))
    expect(dialog().open).toBe(true)
    expect(dialog().dataset.closing).toBeUndefined()
  })
})
