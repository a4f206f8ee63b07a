import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ModelProps, ModelSlot } from './model-slot.tsx'

type Report = (entries: { isIntersecting: boolean }[]) => void

/** What watches places of models. Other observers of the page are none of this test's. */
let watching: Report[]

const arrive = () => watching.forEach(report => void report([{ isIntersecting: true }]))

beforeEach(() => {
  watching = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly report: Report) {}
      observe(element: Element): void {
        if (element.matches('[data-model]')) watching.push(this.report)
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function Model({ styles }: ModelProps) {
  return <p className={styles.own}>A model</p>
}

const settle = () => act(async () => void (await new Promise(resolve => setTimeout(resolve, 20))))

it('is prerendered whole, and keeps its markup until its place is near', async () => {
  const load = vi.fn(async () => Model)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<ModelSlot source={{ styles: { own: 'own' }, load, ready: Model }} />)
  const before = screen.getByText('A model')
  await act(async () => void hydrateRoot(place, <ModelSlot source={{ styles: { own: 'own' }, load }} />))
  await settle()
  expect(load).not.toHaveBeenCalled()
  arrive()
  await settle()
  expect(load).toHaveBeenCalledOnce()
  expect(screen.getByText('A model')).toBe(before)
})

it('is open to who goes by keyboard before they come to it', async () => {
  const load = vi.fn(async () => Model)
  await act(async () => void render(<ModelSlot source={{ styles: {}, load }} />))
  await settle()
  expect(load).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  await settle()
  expect(load).toHaveBeenCalledOnce()
  expect(screen.getByText('A model')).toBeDefined()
})

it('has closed controls until React hears them: what was moved before would be put back', async () => {
  const Slider = () => <input type="range" aria-label="The hill" />
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<ModelSlot source={{ styles: {}, load: async () => Slider, ready: Slider }} />)
  const closed = () => screen.getByRole('slider').matches('fieldset:disabled *')
  expect(closed()).toBe(true)
  await act(async () => void hydrateRoot(place, <ModelSlot source={{ styles: {}, load: async () => Slider }} />))
  arrive()
  await settle()
  expect(closed()).toBe(false)
})

it('leaves the markup as it is where the code cannot be had', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<ModelSlot source={{ styles: {}, load: async () => Model, ready: Model }} />)
  await act(async () => void hydrateRoot(place, <ModelSlot source={{ styles: {}, load: () => Promise.reject(new Error('gone')) }} />))
  await settle()
  arrive()
  await settle()
  expect(screen.getByText('A model')).toBeDefined()
})

it('says on a page that was come to by a link that the code cannot be had', async () => {
  await act(async () => void render(<ModelSlot source={{ styles: {}, load: () => Promise.reject(new Error('gone')) }} />))
  await settle()
  arrive()
  await settle()
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeDefined()
})

it('keeps a place free on a page that was come to by a link, and fills it', async () => {
  await act(async () => void render(<ModelSlot source={{ styles: {}, load: async () => Model }} />))
  await settle()
  expect(screen.queryByText('A model')).toBeNull()
  arrive()
  await settle()
  expect(await screen.findByText('A model')).toBeDefined()
})
