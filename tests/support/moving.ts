/** What moves on a page, and what is fetched so that it can. */
import type { Page, Response } from 'playwright'

/** Animations that run now, by the element they run on. */
export const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(animation => animation.playState === 'running' && animation.timeline instanceof DocumentTimeline)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? `${effect.target?.tagName} ${effect.target?.getAttribute('class')}` : 'an effect',
      ),
  )

/** Brings every animation that has an end to it: what it leaves is looked at, and the time until then is nobody's. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    }
  })

/** Whether the screen is the same, pixel by pixel, half a second later: whatever moves it, and however. */
export async function isStill(page: Page): Promise<boolean> {
  const before = await page.screenshot()
  // Time itself is what is waited for.
  await page.waitForTimeout(500)
  return before.equals(await page.screenshot())
}

/** Films that play now. */
export const playingFilms = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.querySelectorAll('video')].filter(video => !video.paused).length)

const kinds = { film: /\.(mp4|webm)$/, sound: /\.(m4a|ogg|mp3|wav)$/ } as const

/** gsap marks every object that it has touched with this property. */
const engineMark = '_gsap'

export type Fetched = { films: string[]; sounds: string[]; engines: string[] }

/** Collects the films, the sound and the animation engine that the page asks for from now on. */
export function watchFetches(page: Page): () => Promise<Fetched> {
  const addresses: string[] = []
  const scripts: Response[] = []
  page.on('request', request => addresses.push(new URL(request.url()).pathname))
  page.on('response', response => response.url().endsWith('.js') && scripts.push(response))
  return async () => {
    const bodies = await Promise.all(scripts.map(async script => ({ address: script.url(), text: await textOf(script) })))
    return {
      films: addresses.filter(address => kinds.film.test(address)),
      sounds: addresses.filter(address => kinds.sound.test(address)),
      engines: bodies.filter(({ text }) => text.includes(engineMark)).map(({ address }) => address),
    }
  }
}

/** A script's text; none where the browser gave it up, of which Playwright may never hear. */
const textOf = (script: Response): Promise<string> =>
  Promise.race([script.text().catch(() => ''), new Promise<string>(resolve => setTimeout(resolve, 5000, ''))])

/** Scrolls to the end of the page by steps that let each screen be seen, and back to its beginning. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const pictures = () => [...document.images].filter(({ complete }) => !complete)
    const near = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    }
    const end = () => document.documentElement.scrollHeight - innerHeight
    // Pictures that do not come do not end the reading, and together hold it up no longer: whether all exist is asked elsewhere.
    const until = performance.now() + 10_000
    for (let top = 0; top <= end(); top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
      while (pictures().some(near) && performance.now() < until) await frame()
    }
    scrollTo({ top: end(), behavior: 'instant' })
    await frame()
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
}
