#!/usr/bin/env node
// Tasks of the main thread from the first paint until the page rests, on a processor of a quarter of the speed:
// `node tests/bench/long-tasks.mjs [PATH…]`. The sites are those that answer at BASES (default http://localhost:4170),
// turn by turn; RUNS visits each (5), of which the medians are printed. Times are the thread's own, without what other programs took.
import { chromium } from 'playwright'

const bases = (process.env.BASES ?? 'http://localhost:4170').split(' ')
const runs = Number(process.env.RUNS ?? 5)
const paths = process.argv.slice(2)
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const traced = { includedCategories: ['toplevel', 'loading', '__metadata'], excludedCategories: ['*'] }

/** Microseconds above which a task keeps a visitor's input waiting. */
const long = 50_000

/** Milliseconds after `load` in which what starts then has started. */
const aftermath = 4000

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function trace(browser, address) {
  const context = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await page.addInitScript(() => sessionStorage.setItem('home-opened', 'yes'))
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const events = []
    cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value))
    await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: traced })
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(aftermath)
    const complete = new Promise(resolve => cdp.once('Tracing.tracingComplete', resolve))
    await cdp.send('Tracing.end')
    await complete
    return events
  } finally {
    await context.close()
  }
}

/** Microseconds of each task of the page's main thread after its first contentful paint. */
function tasksOf(events) {
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1)
  if (!paint) throw new Error('The trace holds no first paint')
  return events
    .filter(({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .map(({ tdur, dur = 0 }) => tdur ?? dur)
}

function counted(tasks) {
  const blocking = tasks.filter(task => task > long)
  return {
    long: blocking.length,
    blocked: blocking.reduce((sum, task) => sum + task - long, 0) / 1000,
    longest: Math.max(0, ...tasks) / 1000,
    work: tasks.reduce((sum, task) => sum + task, 0) / 1000,
  }
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags })
for (const path of paths.length > 0 ? paths : ['/']) {
  const visits = new Map(bases.map(base => [base, []]))
  for (let run = 0; run < runs; run++)
    for (const base of run % 2 ? bases.toReversed() : bases) visits.get(base).push(counted(tasksOf(await trace(browser, base + path))))
  for (const [base, counts] of visits) {
    const of = metric => Math.round(median(counts.map(count => count[metric])))
    const line = [`${of('long')} long tasks`, `${of('blocked')} ms blocked`, `longest ${of('longest')} ms`, `${of('work')} ms of work`]
    process.stdout.write(`${path.padEnd(30)}${base.padEnd(24)}${line.join('  ')}\n`)
  }
}
await browser.close()
