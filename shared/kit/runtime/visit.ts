/**
 * When a visit begins. A browser may prerender a document before it is asked for (the rules stand
 * in `shared/delivery/src/compose/document-head.ts`): what belongs to a visit waits until it is shown.
 */

/** https://wicg.github.io/nav-speculation/prerendering.html: not in the DOM types yet. */
type PrerenderedDocument = Document & { readonly prerendering?: boolean }

/**
 * Runs `begin` at once, or when a document that is being prerendered is shown.
 * @returns calls it off
 */
export function onceVisited(begin: () => void): () => void {
  if (!(document as PrerenderedDocument).prerendering) {
    begin()
    return () => undefined
  }
  document.addEventListener('prerenderingchange', begin, { once: true })
  return () => document.removeEventListener('prerenderingchange', begin)
}

/** Resolves when the page is visited, has loaded and the browser has a moment: what may wait, waits for this. */
export function afterLoad(): Promise<void> {
  return new Promise(resolve => {
    const idle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 2000 }) : setTimeout(resolve, 200)
    onceVisited(() => {
      if (document.readyState === 'complete') idle()
      else addEventListener('load', idle, { once: true })
    })
  })
}
