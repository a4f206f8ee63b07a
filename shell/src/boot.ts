/**
 * The script that each document holds. The page is painted first; then all that hydrates it is fetched at once.
 * Before the first paint it would compete with fonts and the picture (docs/decisions/0007).
 */
import './replay-click.ts'

/** Milliseconds after which the page is hydrated even if no paint was reported. */
const timeoutMs = 2000

/** Ends the task: all requests in one keep a phone busy for 50 ms. Nobody waits for a tab behind others, whose timers are slow. */
const pause = (): Promise<void> => new Promise(resolve => (document.hidden ? resolve() : setTimeout(resolve)))

/** Runs `run` once: when the browser reports the first paint, at once in a tab behind others, where nothing is painted. */
function afterFirstPaint(run: () => void): void {
  let begun = false
  const begin = (): void => {
    if (begun) return
    begun = true
    run()
  }
  if (document.visibilityState === 'hidden') begin()
  else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  setTimeout(begin, timeoutMs)
}

/** Appends a link; resolves when what it names has come, or failed. */
function append(attributes: Partial<HTMLLinkElement>): Promise<void> {
  const link = Object.assign(document.createElement('link'), attributes)
  return new Promise(resolve => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove() // the page slot asks again
      resolve()
    }
    document.head.append(link)
  })
}

/**
 * The import map names every module of this page with its integrity: they are fetched together, none is discovered. Firefox
 * refuses to preload what an import has asked for, so imports come after.
 */
async function preloadModules(): Promise<void> {
  const map = document.querySelector('script[type="importmap"]')?.textContent
  const { integrity } = JSON.parse(map ?? '{"integrity":{}}') as { integrity: Record<string, string> }
  for (const [href, value] of Object.entries(integrity)) {
    await pause()
    // The picture of the first screen may still be on its way.
    void append({ rel: 'modulepreload', fetchPriority: 'low', integrity: value, href })
  }
}

/**
 * The document inlines only the rules that its markup needs. The whole style sheets follow in the same order, each appended last:
 * Chromium lays out all text again when a cascade layer comes between others, or a sheet is switched on by its `media`.
 */
async function loadWholeStyles(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-integrity]')].map(
    ({ dataset: { href = '', integrity = '' } }) => ({ crossOrigin: 'anonymous', href, integrity }),
  )
  const fetched: Promise<void>[] = []
  for (const sheet of sheets) {
    fetched.push(append({ ...sheet, rel: 'preload', as: 'style' }))
    await pause()
  }
  await Promise.all(fetched)
  for (const sheet of sheets) await append({ ...sheet, rel: 'stylesheet' })
}

async function hydrate(): Promise<void> {
  // On a reload (`markDocument`) Chromium restores the old offset in spite of 'manual'. Undone later, it would move readers.
  if (history.scrollRestoration === 'manual') scrollTo({ top: 0, behavior: 'instant' })
  const styled = loadWholeStyles()
  await preloadModules()
  const entry = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset.entry ?? ''
  const { start } = (await import(/* @vite-ignore */ entry)) as typeof import('./entry.ts')
  await start(() => styled.then(pause))
}

afterFirstPaint(() => void hydrate())
