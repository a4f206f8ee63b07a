/** Parts of a long page on a phone: what lies far from the screen need not be styled while a visitor waits for an answer. */

/** Milliseconds of layout after which a frame is painted: on a processor of a quarter of the speed it blocks no input. */
const maxLayout = 4

/** After the next frame: changes one part after the other and lays it out, as many in a frame as its time allows. */
export async function inTurn(parts: Iterable<Element>, change: (part: Element) => void): Promise<void> {
  const afterFrame = () => new Promise<number>(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))
  let begun = await afterFrame()
  for (const part of parts) {
    change(part)
    part.getBoundingClientRect() // lays it out now
    if (performance.now() - begun > maxLayout) begun = await afterFrame()
  }
}

/** As in base.css, which has the browser remember how high they are. */
const parts = '#page section ~ :is(section, nav), #page section ~ section section, footer'

const far = new Set<Element>()

let distances: IntersectionObserver | undefined

/** Knows from now on which parts of the page that is shown are far: farther than what a browser skips by itself. */
export function watchFar(): void {
  distances?.disconnect()
  far.clear()
  distances = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) far[isIntersecting ? 'delete' : 'add'](target)
    },
    { rootMargin: '150% 0px' },
  )
  for (const part of document.querySelectorAll(parts)) distances.observe(part)
}

/**
 * Before what has the whole page styled anew, as a dialog and a change of the root do: skips what is far, at the height it has.
 * @param shown what is about to be shown, wherever it stands
 */
export function skipFar(shown?: Element): void {
  for (const part of far) if (!shown || !part.contains(shown)) part.setAttribute('data-far', '')
}

/** Styles what was skipped, a few parts a frame. */
export const showFar = (): Promise<void> => inTurn(document.querySelectorAll('[data-far]'), part => part.removeAttribute('data-far'))
