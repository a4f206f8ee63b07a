import { cleanup, render, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useMotion } from './motion.ts'
import { type RevealOptions, useReveal } from './reveal.ts'
import { setMotion, siteStore } from './store.ts'

const engineLoaded = vi.hoisted(() => vi.fn())
vi.mock('./motion-engine.ts', () => {
  engineLoaded()
  const context = (run: () => void) => {
    run()
    return { revert: () => undefined }
  }
  return { gsap: { context } }
})

const screen = { height: 1000, documentHeight: 5000 }

/** Waits for {@link ObserverStub.arrive}. */
class ObserverStub {
  static latest: ObserverStub | undefined
  /** Of what is a share of the screen away from it. */
  static coming: ObserverStub | undefined
  readonly watched = new Set<Element>()
  constructor(
    readonly callback: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit = {},
  ) {
    if (options.rootMargin?.endsWith('%')) ObserverStub.coming = this
    else ObserverStub.latest = this
  }
  observe(element: Element): void {
    this.watched.add(element)
  }
  unobserve(element: Element): void {
    this.watched.delete(element)
  }
  disconnect(): void {
    this.watched.clear()
  }
  arrive(...elements: Element[]): void {
    const entries = elements.map(target => ({ target, isIntersecting: true, boundingClientRect: target.getBoundingClientRect() }))
    this.callback(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver)
  }
}

/** Three pieces of a page at these distances from the top of the screen, in CSS px. */
function Pieces({ tops, ...options }: { tops: readonly number[] } & RevealOptions) {
  const scope = useRef<HTMLElement>(null)
  useReveal(scope, options)
  return (
    <section ref={scope}>
      {tops.map(top => (
        <p key={top} data-reveal data-top={top}>
          {top}
        </p>
      ))}
    </section>
  )
}

const rendered = vi.fn()

/** Says each time that it is rendered. */
function Counted() {
  const scope = useRef<HTMLElement>(null)
  useReveal(scope)
  rendered()
  return (
    <section ref={scope}>
      <p data-reveal data-top={2000} />
    </section>
  )
}

function Moving({ effect }: { effect: () => void }) {
  const scope = useRef<HTMLElement>(null)
  useMotion(scope, () => void effect())
  return <section ref={scope} />
}

const preferReduced = (reduced: boolean): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

beforeEach(() => {
  localStorage.clear()
  siteStore.setState({ motion: 'full' })
  ObserverStub.latest = undefined
  ObserverStub.coming = undefined
  vi.stubGlobal('IntersectionObserver', ObserverStub)
  vi.stubGlobal('innerHeight', screen.height)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: Number(this.getAttribute('data-top') ?? 0), bottom: screen.documentHeight } as DOMRect
  })
  preferReduced(false)
})

afterEach(() => {
  cleanup()
})

/** The visitor scrolls, and all pieces come near. */
async function scroll(): Promise<void> {
  await waitFor(() => {
    dispatchEvent(new Event('scroll'))
    expect(ObserverStub.coming).toBeDefined()
  })
  ObserverStub.coming?.arrive(...ObserverStub.coming.watched)
}

const opacities = (container: Element): string[] => [...container.querySelectorAll('p')].map(piece => piece.style.opacity)

describe('useReveal', () => {
  it('hides nothing of a page that nobody scrolls, and then what is about to come into the screen, 50 px lower', async () => {
    const { container } = render(<Pieces tops={[100, 900, 1100, 2000]} />)
    await new Promise(resolve => setTimeout(resolve, 300))
    expect(opacities(container)).toEqual(['', '', '', ''])
    await scroll()
    expect(opacities(container)).toEqual(['', '', '0', '0'])
    expect(container.querySelectorAll('p')[2]!.style.transform).toBe('translateY(50px)')
    expect(ObserverStub.coming?.options.rootMargin).toBe('0px 0px 100%')
  })

  it('shows at once what the keyboard comes to, which may stand in the screen below the line', async () => {
    const { container } = render(<Pieces tops={[1100, 2000]} />)
    await scroll()
    expect(opacities(container)).toEqual(['0', '0'])
    container.querySelector('p')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(opacities(container)).toEqual(['', '0'])
  })

  it.each([
    [80, '-150px'],
    [85, '-100px'],
  ] as const)('begins when the top reaches %d %% of the screen', async (start, margin) => {
    render(<Pieces tops={[2000]} start={start} />)
    await scroll()
    // The element stands 50 px lower than it will, and so does the line.
    expect(ObserverStub.latest?.options.rootMargin).toBe(`0px 0px ${margin}`)
  })

  it('lets none that arrives later overtake those of its section that still wait', async () => {
    const animate = vi.fn(() => ({ cancel: () => undefined }) as Animation)
    Element.prototype.animate = animate
    const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
    const { container } = render(<Pieces tops={[1100, 1200, 1300, 1400, 1500]} />)
    await scroll()
    expect(ObserverStub.latest?.watched.size).toBe(5)
    const [first, second, third, fourth, fifth] = container.querySelectorAll('p')
    ObserverStub.latest?.arrive(first!, second!, third!)
    now.mockReturnValue(5100)
    ObserverStub.latest?.arrive(fourth!)
    now.mockReturnValue(9000)
    ObserverStub.latest?.arrive(fifth!)
    const calls = animate.mock.calls as unknown as Parameters<Element['animate']>[]
    expect(calls.map(([, timing]) => (timing as KeyframeAnimationOptions).delay)).toEqual([0, 200, 400, 300, 0])
  })

  it('lets none of many that arrive together wait longer than the third', async () => {
    const animate = vi.fn(() => ({ cancel: () => undefined }) as Animation)
    Element.prototype.animate = animate
    vi.spyOn(performance, 'now').mockReturnValue(5000)
    const { container } = render(<Pieces tops={[1100, 1200, 1300, 1400, 1500]} />)
    await scroll()
    expect(ObserverStub.latest?.watched.size).toBe(5)
    ObserverStub.latest?.arrive(...container.querySelectorAll('p'))
    const calls = animate.mock.calls as unknown as Parameters<Element['animate']>[]
    expect(calls.map(([, timing]) => (timing as KeyframeAnimationOptions).delay)).toEqual([0, 200, 400, 400, 400])
  })

  it('lets each wait for the one before over the whole page, however they arrive', async () => {
    const animate = vi.fn(() => ({ cancel: () => undefined }) as Animation)
    Element.prototype.animate = animate
    vi.spyOn(performance, 'now').mockReturnValue(5000)
    const { container } = render(<Pieces tops={[1100, 1200, 1300]} stagger={0.1} inTurn="page" />)
    await scroll()
    expect(ObserverStub.latest?.watched.size).toBe(3)
    for (const piece of container.querySelectorAll('p')) ObserverStub.latest?.arrive(piece)
    const calls = animate.mock.calls as unknown as Parameters<Element['animate']>[]
    expect(calls.map(([, timing]) => (timing as KeyframeAnimationOptions).delay)).toEqual([0, 100, 200])
  })

  it('takes 1 s, 0.2 s after the one before, and leaves no trace', async () => {
    const animate = vi.fn(() => ({ cancel: () => undefined }) as Animation)
    Element.prototype.animate = animate
    const { container } = render(<Pieces tops={[1100, 1200, 1300]} />)
    await scroll()
    expect(ObserverStub.latest?.watched.size).toBe(3)
    const pieces = [...container.querySelectorAll('p')]
    ObserverStub.latest?.arrive(...pieces)
    const calls = animate.mock.calls as unknown as Parameters<Element['animate']>[]
    // No last keyframe: where it ends is the style sheet's to say.
    expect(calls[0]?.[0]).toEqual([{ offset: 0, opacity: '0', transform: 'translateY(50px)' }])
    const timings = calls.map(([, timing]) => timing)
    expect(timings).toEqual([0, 200, 400].map(delay => expect.objectContaining({ duration: 1000, delay, fill: 'backwards' })))
    expect(ObserverStub.latest?.watched.size).toBe(0)
    expect(pieces.map(piece => piece.getAttribute('style') ?? '')).toEqual(['', '', ''])
  })

  it('never hides what the end of the page would keep from reaching the line', async () => {
    const { container } = render(<Pieces tops={[2000, screen.documentHeight - 150]} />)
    await scroll()
    expect(opacities(container)).toEqual(['0', ''])
  })

  it('does nothing where the system asks for less motion', async () => {
    preferReduced(true)
    render(<Pieces tops={[2000]} />)
    await new Promise(resolve => setTimeout(resolve, 300))
    dispatchEvent(new Event('scroll'))
    expect(ObserverStub.coming).toBeUndefined()
  })

  it('shows everything at once when the visitor pauses motion', async () => {
    const { container } = render(<Pieces tops={[2000, 3000]} />)
    await scroll()
    expect(opacities(container)).toEqual(['0', '0'])
    setMotion('paused')
    await waitFor(() => expect(opacities(container)).toEqual(['', '']))
  })

  it('renders a hydrated page once: whether things may move changes nothing that is rendered', async () => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(<Counted />)
    rendered.mockReset()
    document.body.append(container)
    render(<Counted />, { container, hydrate: true })
    await scroll()
    expect(opacities(container)).toEqual(['0'])
    expect(rendered).toHaveBeenCalledOnce()
  })

  it('fetches no engine, which a page has by an effect that needs it and is near', async () => {
    const { container } = render(<Pieces tops={[2000]} />)
    await scroll()
    expect(opacities(container)).toEqual(['0'])
    const effect = vi.fn()
    const far = ObserverStub.latest
    const { container: moving } = render(<Moving effect={effect} />)
    await waitFor(() => expect(ObserverStub.latest).not.toBe(far))
    expect(ObserverStub.latest?.options.rootMargin).toBe('150% 0px')
    expect(engineLoaded).not.toHaveBeenCalled()
    ObserverStub.latest?.arrive(moving)
    await waitFor(() => expect(effect).toHaveBeenCalledOnce())
    expect(engineLoaded).toHaveBeenCalledOnce()
  })
})
