/** Whether every accepted booking is kept exactly once while the process is killed and restarted under load. */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { startMortalSite } from '../support/mortal-site.ts'
import { type PostedBookings, postBookings } from '../support/post-bookings.ts'
import { root } from '../support/root.ts'
import { verdict } from './report.ts'
import { quantile } from './statistics.ts'
import { type Target, target } from './targets.ts'

const load = { bookings: 10_000, connections: 50, kills: 5 }

/** @returns whether every target is met */
export async function benchBookings(): Promise<boolean> {
  await mkdir(join(root, 'var/bench'), { recursive: true })
  process.stderr.write(`sending ${load.bookings} bookings, killing the process ${load.kills} times\n`)
  const site = await startMortalSite({ BOOKING_LIMIT: 'off' })
  try {
    const { times, ...posted } = await postBookings(site, load)
    const p99 = quantile(times, 0.99)
    const targets = targetsOf(posted)
    process.stdout.write(table(posted, p99) + verdict(targets))
    const machine = { cores: cpus().length, model: cpus()[0]?.model, load: loadavg() }
    await writeFile(join(root, 'var/bench/bookings.json'), `${JSON.stringify({ machine, load, targets, ...posted, p99 }, null, 2)}\n`)
    return targets.every(({ met }) => met)
  } finally {
    await site.remove()
  }
}

type Counts = Omit<PostedBookings, 'times'>

const targetsOf = ({ accepted, lost, doubled, kills }: Counts): Target[] => [
  target('bookings: accepted', accepted, load.bookings, 'at least'),
  target('bookings: accepted and lost', lost, 0, 'at most'),
  target('bookings: kept twice', doubled, 0, 'at most'),
  target('bookings: kills survived', kills, load.kills, 'at least'),
]

function table({ accepted, refused, repeated, kept, lost, doubled, kills, seconds }: Counts, p99: number): string {
  const rows: [string, string][] = [
    ['answered with success', String(accepted)],
    ['answered otherwise', String(refused)],
    ['sent again after a kill', String(repeated)],
    ['in the outbox', String(kept)],
    ['lost', String(lost)],
    ['doubled', String(doubled)],
    ['kills', String(kills)],
    ['seconds, restarts included', seconds.toFixed(1)],
    ['answer, p99', `${Math.round(p99)} ms`],
  ]
  const title = `${load.bookings} bookings at ${load.connections} connections`
  return `\n${[title, ...rows.map(([name, value]) => `  ${name}`.padEnd(34) + value.padStart(20))].join('\n')}\n`
}
