/** Parts of a long page on a phone: what lies far from the screen need not be styled while a visitor waits for an answer. */

/** Milliseconds of layout after which a frame is painted: on a processor of a quarter of the speed it blocks no input. */
const maxLayout = 4

/** Resolves when the next frame is drawn, with the time. */
export const afterFrame = (): Promise<number> => new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))

/** After the next frame: changes one part after the other and lays it out, as many in a frame as its time allows. */
export async function inTurn(parts: Iterable<Element>, change: (part: Element) => void): Promise<void> {
  let begun = await afterFrame()
  for (const part of parts) {
    change(part)
    part.getBoundingClientRect() // lays it out now
    if (performance.now() - begun > maxLayout) begun = await afterFrame()
  }
}

/** As in base.css, which heeds the mark on phones and has the browser remember how high they are. */
const parts = '#page section ~ :is(section, nav), #page section ~ section :is(section, [data-reveal]), footer[data-deferred]'

/** Screens from which on a part is skipped: behind a dialog nothing scrolls. */
const [behindDialog, elsewhere] = [0.25, 1.5]

/**
 * Before what has the whole page styled anew, as a dialog and a change of the root do: skips what is far, at the height it has.
 * @param dialog about to be shown, wherever it stands
 */
export function skipFar(dialog?: Element): void {
  if (document.querySelector('[data-fresh], [data-far]')) return // nothing is styled yet, or this is done already
  const height = innerHeight // as the places, read before any changes: it would lay the page out again
  const places = [...document.querySelectorAll(parts)].map(part => ({ part, box: part.getBoundingClientRect() }))
  for (const { part, box } of places) {
    const screens = Math.max(-box.bottom, box.top - height) / height
    if (screens > (dialog ? behindDialog : elsewhere) && !part.contains(dialog ?? null)) part.setAttribute('data-far', `${screens}`)
  }
}

/** Styles what was skipped, a few parts a frame, the nearest first. */
export function showFar(): Promise<void> {
  const distance = (part: Element): number => Number(part.getAttribute('data-far'))
  const far = [...document.querySelectorAll('[data-far]')].sort((one, other) => distance(one) - distance(other))
  return inTurn(far, part => part.removeAttribute('data-far'))
}
