/** How evenly pages are drawn while they are read, each beside an empty page of the same length. */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { launchChromium } from '../support/browser.ts'
import { root } from '../support/root.ts'
import { startSite } from '../support/site.ts'
import { type Frames, measureControl, measureFrames } from './measure/frames.ts'
import { verdict } from './report.ts'
import { median } from './statistics.ts'
import { type Target, target } from './targets.ts'

/** One after the other, so that a busy moment of the machine hits both. */
type Round = { readonly page: Frames; readonly control: Frames }

const usualRounds = 3

/** Share of the frames, percent, that a page may drop beyond what the empty page drops. */
const maxDropped = 1

const share = ({ dropped, wanted }: Frames): number => (100 * dropped) / wanted

const say = (what: string): void => void process.stderr.write(`${what}\n`)

/**
 * @param rounds readings of each page
 * @param paths what is read; home where none is named
 * @returns whether every target is met
 */
export async function benchFrames(rounds = usualRounds, paths: readonly string[] = []): Promise<boolean> {
  await mkdir(join(root, 'var/bench'), { recursive: true })
  const site = await startSite()
  const browser = await launchChromium()
  try {
    const readings: { path: string; targets: Target[]; rounds: Round[] }[] = []
    for (const path of paths.length > 0 ? paths : ['/']) {
      const measured: Round[] = []
      for (let round = 1; round <= rounds; round++) {
        say(`reading ${path}, run ${round} of ${rounds}`)
        measured.push(await measureRound(browser, `${site.address}${path}`))
      }
      const targets = targetsOf(path, measured)
      process.stdout.write(table(path, measured) + verdict(targets))
      readings.push({ path, targets, rounds: measured })
    }
    const machine = { cores: cpus().length, model: cpus()[0]?.model, load: loadavg() }
    await writeFile(join(root, 'var/bench/frames.json'), `${JSON.stringify({ machine, readings }, null, 2)}\n`)
    return readings.every(({ targets }) => targets.every(({ met }) => met))
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function measureRound(browser: Browser, url: string): Promise<Round> {
  const page = await measureFrames(browser, url)
  return { page, control: await measureControl(browser, page.distance) }
}

const medianOf = (rounds: readonly Round[], value: (frames: Frames) => number): Record<keyof Round, number> => ({
  page: median(rounds.map(({ page }) => value(page))),
  control: median(rounds.map(({ control }) => value(control))),
})

function targetsOf(path: string, rounds: readonly Round[]): Target[] {
  const dropped = medianOf(rounds, share)
  const blocking = medianOf(rounds, frames => frames.blocking.length)
  return [
    target(`${path}: dropped frames beyond the empty page`, Math.max(0, dropped.page - dropped.control), maxDropped, 'at most', ' %'),
    target(`${path}: long animation frames that block, beyond the empty page`, Math.max(0, blocking.page - blocking.control), 0, 'at most'),
  ]
}

function table(path: string, rounds: readonly Round[]): string {
  const rows: [string, (frames: Frames) => number][] = [
    ['frames wanted', ({ wanted }) => wanted],
    ['of these dropped, %', share],
    ['long animation frames', ({ long }) => long.length],
    ['the longest, ms', ({ long }) => Math.max(0, ...long)],
    ['of these blocking', ({ blocking }) => blocking.length],
    ['the most beyond 50 ms, ms', ({ blocking }) => Math.max(0, ...blocking)],
    ['main thread, ms a second', ({ work }) => work],
  ]
  const line = (name: string, page: string, control: string) => name.padEnd(34) + page.padStart(20) + control.padStart(20)
  const lines = rows.map(([name, value]) => {
    const { page, control } = medianOf(rounds, value)
    return line(`  ${name}`, shown(page), shown(control))
  })
  return `\n${[line(`reading ${path} to its end`, 'page', 'empty page'), ...lines].join('\n')}\n`
}

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2))
