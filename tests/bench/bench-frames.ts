/** How evenly the home page is drawn while it is read, beside an empty page of the same length. */
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
type Round = { readonly home: Frames; readonly control: Frames }

const usualRounds = 3

/** Share of the frames, percent, that the page may drop beyond what the empty page drops. */
const maxDropped = 1

const share = ({ dropped, wanted }: Frames): number => (100 * dropped) / wanted

const say = (what: string): void => void process.stderr.write(`${what}\n`)

/** @returns whether every target is met */
export async function benchFrames(rounds = usualRounds): Promise<boolean> {
  await mkdir(join(root, 'var/bench'), { recursive: true })
  const site = await startSite()
  const browser = await launchChromium()
  try {
    const measured: Round[] = []
    for (let round = 1; round <= rounds; round++) {
      say(`reading the home page, run ${round} of ${rounds}`)
      measured.push(await measureRound(browser, `${site.address}/`))
    }
    const targets = targetsOf(measured)
    process.stdout.write(table(measured) + verdict(targets))
    const machine = { cores: cpus().length, model: cpus()[0]?.model, load: loadavg() }
    await writeFile(join(root, 'var/bench/frames.json'), `${JSON.stringify({ machine, targets, rounds: measured }, null, 2)}\n`)
    return targets.every(({ met }) => met)
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function measureRound(browser: Browser, url: string): Promise<Round> {
  const home = await measureFrames(browser, url)
  return { home, control: await measureControl(browser, home.distance) }
}

const medianOf = (rounds: readonly Round[], value: (frames: Frames) => number): Record<keyof Round, number> => ({
  home: median(rounds.map(({ home }) => value(home))),
  control: median(rounds.map(({ control }) => value(control))),
})

function targetsOf(rounds: readonly Round[]): Target[] {
  const dropped = medianOf(rounds, share)
  const blocking = medianOf(rounds, frames => frames.blocking.length)
  return [
    target('/: dropped frames beyond the empty page', Math.max(0, dropped.home - dropped.control), maxDropped, 'at most', ' %'),
    target('/: long animation frames that block, beyond the empty page', Math.max(0, blocking.home - blocking.control), 0, 'at most'),
  ]
}

function table(rounds: readonly Round[]): string {
  const rows: [string, (frames: Frames) => number][] = [
    ['frames wanted', ({ wanted }) => wanted],
    ['of these dropped, %', share],
    ['long animation frames', ({ long }) => long.length],
    ['the longest, ms', ({ long }) => Math.max(0, ...long)],
    ['of these blocking', ({ blocking }) => blocking.length],
    ['the most beyond 50 ms, ms', ({ blocking }) => Math.max(0, ...blocking)],
    ['main thread, ms a second', ({ work }) => work],
  ]
  const line = (name: string, home: string, control: string) => name.padEnd(34) + home.padStart(20) + control.padStart(20)
  const lines = rows.map(([name, value]) => {
    const { home, control } = medianOf(rounds, value)
    return line(`  ${name}`, shown(home), shown(control))
  })
  return `\n${[line('reading / to its end', 'home page', 'empty page'), ...lines].join('\n')}\n`
}

const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2))
