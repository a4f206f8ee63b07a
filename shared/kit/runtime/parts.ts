/** Parts of a long page on a phone: what lies far from the screen need not be laid out or styled while a visitor waits for an answer. */
import { afterLoad } from './visit.ts'

/** Milliseconds of layout after which a frame is painted: on a processor of a quarter of the speed it blocks no input. */
const maxLayoutMs = 4

/** Resolves when the next frame is drawn, with the time. */
export const afterFrame = (): Promise<number> => new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))

/** After the next frame: changes one part after the other and lays it out, as many in a frame as its time allows. */
export async function inTurn(parts: Iterable<Element>, change: (part: Element) => void): Promise<void> {
  let begun = await afterFrame()
  for (const part of parts) {
    change(part)
    part.getBoundingClientRect() // lays it out now
    if (performance.now() - begun > maxLayoutMs) begun = await afterFrame()
  }
}

let whole: Promise<void> | undefined

/** Resolves once the page has loaded and all of it is laid out: what base.css defers on phones follows, a few parts a frame. */
export function layOut(): Promise<void> {
  whole ??= afterLoad().then(layOutParts)
  return whole
}

/** Before another page takes the place of the one shown. @param fresh whether it is shown from its beginning, as by a new document */
export function beginPage(fresh: boolean): void {
  document.documentElement.toggleAttribute('data-fresh', fresh)
  whole = afterLoad().then(layOutParts)
}

/** What base.css defers, on screens as narrow as there. */
const deferredParts = '#page section ~ :is(section, nav), #page section ~ section :is(li, p:not(li *), figure), [data-deferred]'

async function layOutParts(): Promise<void> {
  if (document.documentElement.hasAttribute('data-fresh') && matchMedia('(width < 48rem)').matches) await layOutInTurn()
  document.documentElement.removeAttribute('data-fresh')
}

async function layOutInTurn(): Promise<void> {
  // Every font that arrives lays out all text again: those that the rest needs, the digits of titles among them, come first.
  const words = document.body.textContent.replace(/<.*?>/g, '') // `noscript` has its elements as text
  const load = (selector: string, text: string): Promise<unknown> =>
    document.fonts.load(`1em ${getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily.split(',')[0]}`, text)
  await Promise.all([load('body', words), load('h1', '0')]).catch(() => undefined)
  await inTurn(document.querySelectorAll(deferredParts), part => part.setAttribute('data-laid-out', ''))
}

/** As in base.css, which heeds the mark on phones and has the browser remember how high they are. */
const skippableParts = '#page section ~ :is(section, nav), #page section ~ section :is(section, [data-reveal]), footer[data-deferred]'

/** Screens from which on a part is skipped: behind a dialog nothing scrolls. */
const [behindDialog, elsewhere] = [0.25, 1.5]

/**
 * Called before a change that styles the whole page again (a modal dialog, an attribute of the root): parts far from the screen are
 * skipped by `content-visibility`, at the height they have.
 * @param dialog about to be shown: the part that it stands in is not skipped
 */
export function skipFar(dialog?: Element): void {
  if (document.querySelector('[data-fresh], [data-far]')) return // nothing is styled yet, or this is done already
  const height = innerHeight // as the places, read before any changes: it would lay the page out again
  const places = [...document.querySelectorAll(skippableParts)].map(part => ({ part, box: part.getBoundingClientRect() }))
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
