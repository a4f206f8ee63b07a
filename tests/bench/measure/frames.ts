/**
 * How evenly a page is drawn while it is read. A wheel (the browser's own synthetic gesture, which takes
 * the way of real input) scrolls it from its beginning to its end on a processor of a quarter of the speed.
 *
 * - **Dropped frames** are counted by the compositor: its tracer ends every frame that something wanted to
 *   change as presented or as dropped (`PipelineReporter` of the category `cc`). Frames in which nothing
 *   was to change count neither way. The gaps between animation frames would say less: scrolling goes on
 *   while the main thread is busy.
 * - **Long animation frames** are the browser's own entries of that name, 50 ms and more from the task that
 *   wanted a frame to its end. Their `duration` counts the time in which the main thread has nothing to do and
 *   waits for the compositor, too; `blockingDuration` is what its own tasks took beyond 50 ms. The latter says
 *   whether the page kept a visitor's input waiting, and is what the target is set on; both are reported.
 * - **Work** is the main thread's time in tasks: it depends less than the others on what else
 *   the machine does.
 *
 * Without a graphics card the compositor draws with the same processor and drops frames of its own accord.
 * {@link measureControl} says how many: an empty page of the same length, scrolled in the same way.
 */
import type { Browser, CDPSession, Page } from 'playwright'
import { afterLoader } from '../../support/browser.ts'
import { hydrated } from '../../support/visit.ts'
import { firstVisit, slowProcessor } from './conditions.ts'

export type Frames = {
  /** Frames that something wanted to change. */
  readonly wanted: number
  readonly dropped: number
  /** Milliseconds of each long animation frame. */
  readonly long: readonly number[]
  /** Milliseconds by which the main thread's own work in one exceeded 50, for each in which it did. */
  readonly blocking: readonly number[]
  /** Milliseconds of main-thread tasks, a second of scrolling. */
  readonly work: number
  /** CSS px that were scrolled. */
  readonly distance: number
}

/** CSS px a second: a screenful in about a second. */
const readingPace = 800

/** Milliseconds in which what starts after `load` (engine, first film) has started. */
const beginnings = 2500

/** The page at `url`, from its beginning to its end. */
export const measureFrames = (browser: Browser, url: string): Promise<Frames> =>
  firstVisit(browser, {}, async (page, cdp) => {
    await afterLoader(page)
    await page.goto(url, { waitUntil: 'load' })
    await hydrated(page)
    await page.waitForTimeout(beginnings)
    return scrollThrough(page, cdp)
  })

/** A page of stripes and nothing else, `distance` CSS px longer than the screen. */
export const measureControl = (browser: Browser, distance: number): Promise<Frames> =>
  firstVisit(browser, {}, async (page, cdp) => {
    const stripes = 'background:repeating-linear-gradient(#fff 0 90px,#ddd 90px 180px)'
    await page.setContent(`<!doctype html><body style="margin:0"><div style="height:calc(100vh + ${distance}px);${stripes}"></div>`)
    return scrollThrough(page, cdp)
  })

/** Twice: a tracer takes time of the main thread itself, which would count against the long frames. */
async function scrollThrough(page: Page, cdp: CDPSession): Promise<Frames> {
  await slowProcessor(cdp)
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await page.evaluate(watchLongFrames)
  await scrollBy(cdp, distance)
  const reached = await page.evaluate(() => Math.round(scrollY))
  if (reached < distance - 2) throw new Error(`Scrolled to ${reached} px of ${distance}`)
  const frames = await page.evaluate(() => window.longFrames)
  const long = frames.map(({ duration }) => Math.round(duration))
  const blocking = frames.map(({ blockingDuration }) => Math.round(blockingDuration)).filter(excess => excess > 0)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const events = await traced(cdp, () => scrollBy(cdp, distance))
  return { ...count(events), long, blocking, distance }
}

const scrollBy = (cdp: CDPSession, distance: number) =>
  cdp.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 400,
    yDistance: -distance,
    speed: readingPace,
    gestureSourceType: 'mouse',
    preventFling: true,
  })

type LongFrame = { readonly duration: number; readonly blockingDuration: number }

declare global {
  interface Window {
    longFrames: LongFrame[]
  }
}

function watchLongFrames(): void {
  window.longFrames = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as unknown as LongFrame[]) {
      const { duration, blockingDuration } = entry
      window.longFrames.push({ duration, blockingDuration })
    }
  }).observe({ type: 'long-animation-frame' })
}

/** One line of a trace, as far as it is read here. Times in microseconds. */
type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly args?: { readonly name?: string; readonly frame_reporter?: { readonly state?: string } }
}

async function traced(cdp: CDPSession, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark', 'toplevel', '__metadata'], excludedCategories: ['*'] },
  })
  await work()
  const complete = new Promise(resolve => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await complete
  return events
}

type Counted = Pick<Frames, 'wanted' | 'dropped' | 'work'>

/** @throws where the trace holds no frames: then nothing was measured */
function count(events: readonly TraceEvent[]): Counted {
  // The browser's own surfaces are compositors too; the page's is in the process that has this thread.
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const own = events.filter(({ pid }) => pid === main?.pid)
  const states = own.flatMap(({ name, args }) => (name === 'PipelineReporter' ? (args?.frame_reporter?.state ?? []) : []))
  const wanted = states.filter(state => state !== 'STATE_NO_UPDATE_DESIRED')
  if (wanted.length === 0) throw new Error('The trace of the scroll holds no frames')
  const tasks = own.filter(({ name, tid }) => name === 'ThreadControllerImpl::RunTask' && tid === main?.tid)
  const times = own.map(({ ts }) => ts).filter(ts => ts > 0)
  const seconds = (times.reduce((a, b) => Math.max(a, b)) - times.reduce((a, b) => Math.min(a, b))) / 1e6
  return {
    wanted: wanted.length,
    dropped: wanted.filter(state => state === 'STATE_DROPPED').length,
    work: Math.round(tasks.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000 / seconds),
  }
}
