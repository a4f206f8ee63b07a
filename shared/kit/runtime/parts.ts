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

/** As in base.css, which heeds the mark on phones and has the browser remember how high they are. */
const parts = '#page section ~ :is(section, nav), #page section ~ section section, footer[data-deferred]'

/** How far a part must be, in screens, for a browser to skip it. */
const far = 1.5

/**
 * Before what has the whole page styled anew, as a dialog and a change of the root do: skips what is far, at the height it has.
 * @param shown what is about to be shown, wherever it stands
 */
export function skipFar(shown?: Element): void {
  if (document.documentElement.dataset.fresh !== undefined) return // nothing is styled there yet
  for (const part of document.querySelectorAll(parts)) {
    const { top, bottom } = part.getBoundingClientRect()
    const isFar = bottom < -far * innerHeight || top > (1 + far) * innerHeight
    part.toggleAttribute('data-far', isFar && !part.contains(shown ?? null))
  }
}

/** Styles what was skipped, a few parts a frame. */
export const showFar = (): Promise<void> => inTurn(document.querySelectorAll('[data-far]'), part => part.removeAttribute('data-far'))
