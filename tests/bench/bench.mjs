#!/usr/bin/env node
// The same sources built three ways and measured beside one another: as delivered, as one plain Vite application,
// and as the federation plugin's default set-up. What is measured, and how: docs/decisions/0006-benchmark.md.
//   npm run bench                     all of it, some nine minutes
//   npm run bench -- --only bytes     what is counted and not timed, below a minute
//   npm run bench -- --only frames    how evenly the home page scrolls, some two minutes
//   npm run bench -- --only bookings  whether each accepted booking is kept once, below a minute
//   npm run bench -- --runs 3         fewer or more first visits (9), route changes (20) and readings (3)
import 'tsx'
import { parseArgs } from 'node:util'

process.env.NODE_ENV = 'production'
const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string' } } })
const runs = values.runs === undefined ? undefined : Number(values.runs)
const known = [undefined, 'bytes', 'frames', 'bookings'].includes(values.only)
if (!known || (runs !== undefined && !(Number.isInteger(runs) && runs > 0))) {
  process.stderr.write('bench knows --only bytes, --only frames, --only bookings and --runs NUMBER\n')
  process.exit(1)
}
const { bench } = await import('./run-bench.ts')
const { benchFrames } = await import('./bench-frames.ts')
const { benchBookings } = await import('./bench-bookings.ts')
const wanted = (...names) => values.only === undefined || names.includes(values.only)
const met = [
  !wanted('bytes') || (await bench({ timed: values.only !== 'bytes', runs })),
  !wanted('frames') || (await benchFrames(runs)),
  !wanted('bookings') || (await benchBookings()),
]
process.exitCode = met.every(Boolean) ? 0 : 1
