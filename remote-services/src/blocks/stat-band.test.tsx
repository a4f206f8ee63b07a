import { figures as training } from '@site/identity/figures/racial-literacy-training'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StatBand } from './stat-band.tsx'

type Tween = { value?: number; duration: number; onUpdate?: () => void; onComplete?: () => void }

const gsap = vi.hoisted(() => ({ to: vi.fn(), set: vi.fn(), killTweensOf: vi.fn() }))

vi.mock('@site/kit/runtime', async () => {
  const { useEffect } = await import('react')
  return {
    ...(await vi.importActual<object>('@site/kit/runtime')),
    useMotion: (scope: { current: Element | null }, effect: (motion: unknown, element: Element | null) => (() => void) | undefined) =>
      useEffect(() => effect({ gsap }, scope.current), [scope, effect]),
  }
})

const statistics = [
  { ...training.confidence, label: 'of participants' },
  { ...training.institutions, label: 'of institutions' },
  { ...training.rating, label: 'average rating' },
]

let enter: () => void

beforeEach(() => {
  const watching: ((entries: { isIntersecting: boolean }[]) => void)[] = []
  enter = () => {
    for (const notify of watching) notify([{ isIntersecting: true }])
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        watching.push(notify)
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 9000 } as DOMRect)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

/** Without what is opened. */
const outside = (elements: readonly HTMLElement[]): readonly HTMLElement[] => elements.filter(element => !element.closest('details'))

/** What assistive technology is given: all but what is hidden from it. */
const spoken = (): (string | null)[] =>
  outside(screen.getAllByRole('definition').filter(value => !value.querySelector('details'))).map(value => {
    const copy = value.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
    return copy.textContent
  })

const counts = (): [{ value: number }, Tween][] =>
  gsap.to.mock.calls.filter(([target]) => 'value' in target) as [{ value: number }, Tween][]

describe('StatBand', () => {
  it('gives each figure with what it measures', () => {
    render(<StatBand statistics={statistics} />)
    expect(outside(screen.getAllByRole('term')).map(term => term.textContent)).toEqual([
      'of participants',
      'of institutions',
      'average rating',
    ])
    expect(spoken()).toEqual(['94%', '87%', '4.8/5'])
  })

  it.each(['band', 'meters', 'one-large'] as const)('says the same when it is laid out as %s', layout => {
    render(<StatBand statistics={statistics} layout={layout} />)
    expect(outside(screen.getAllByRole('term')).map(term => term.textContent)).toEqual([
      'of participants',
      'of institutions',
      'average rating',
    ])
    expect(spoken()).toEqual(['94%', '87%', '4.8/5'])
  })

  it('draws each at its true whole: so many of a hundred, and tenths of a mark', () => {
    const { container } = render(<StatBand statistics={statistics} />)
    expect([...container.querySelectorAll<SVGElement>('[data-held]')].map(({ dataset: { held, all } }) => `${held} of ${all}`)).toEqual([
      '94 of 100',
      '87 of 100',
      '48 of 50',
    ])
  })

  it('counts up once, in one second, to the figure', () => {
    render(<StatBand statistics={statistics} />)
    enter()
    expect(counts().map(([, { value, duration }]) => [value, duration])).toEqual([
      [94, 1],
      [87, 1],
      [4.8, 1],
    ])
  })

  it('shows the running number to the eye alone: the text is final from the start', () => {
    const { container } = render(<StatBand statistics={statistics} />)
    enter()
    const [count, tween] = counts()[0]!
    count.value = 41.3
    tween.onUpdate?.()
    const running = () => container.querySelector('span[aria-hidden="true"]')?.textContent
    expect(running()).toBe('41')
    expect(spoken()).toEqual(['94%', '87%', '4.8/5'])
    tween.onComplete?.()
    expect(running()).toBe('')
  })
})
