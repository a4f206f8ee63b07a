import type { Page } from 'playwright'

/** Records what the view transitions of client navigation move from now on: the pseudo-elements that are animated, in order. */
export async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const parts: string[] = []
    Object.assign(window, { parts })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = update => {
      const transition = start(update)
      transition.ready.then(
        () => parts.push(...document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')),
        // One that was skipped moves nothing.
        () => undefined,
      )
      return transition
    }
  })
  return () => page.evaluate(() => (window as unknown as { parts: string[] }).parts)
}
