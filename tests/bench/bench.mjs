#!/usr/bin/env node
// The same sources built three ways and measured beside one another: as delivered, as one plain Vite application,
// and as the federation plugin's default set-up. What is measured, and how: docs/decisions/0006-benchmark.md.
//   npm run bench                     all of it, some nine minutes
//   npm run bench -- --only bytes     what is counted and not timed, below a minute
//   npm run bench -- --only frames [PATH…]
//                                     how evenly the home page or those named scroll, some two minutes a page
//   npm run bench -- --only bookings  whether each accepted booking is kept once, below a minute
//   npm run bench -- --runs 3         fewer or more first visits (9), route changes (15) and readings (3)
// Only when it is asked for, for it wants a quiet machine:
//   npm run bench -- --only actions   how soon ten common actions are answered, some five minutes
//   npm run bench -- --only lighthouse [--runs 5] [--against FOLDER] [--tls] [PATH…]
//                                     Lighthouse on eight pages beside a page with one heading, some 15 minutes; twice that
//                                     beside another checkout, which stands built in FOLDER;
//                                     --tls visits all of them by HTTP/2, through Debian's nginx
import 'tsx'
import { parseArgs } from 'node:util'

process.env.NODE_ENV = 'production'
const { values, positionals: paths } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string' }, against: { type: 'string' }, tls: { type: 'boolean' } },
  allowPositionals: true,
})
const runs = values.runs === undefined ? undefined : Number(values.runs)
const parts = ['bytes', 'frames', 'bookings', 'actions', 'lighthouse']
if ((values.only !== undefined && !parts.includes(values.only)) || (runs !== undefined && !(Number.isInteger(runs) && runs > 0))) {
  process.stderr.write(`bench knows --only ${parts.join(', --only ')} and --runs NUMBER\n`)
  process.exit(1)
}
const { bench } = await import('./run-bench.ts')
const { benchFrames } = await import('./bench-frames.ts')
const { benchBookings } = await import('./bench-bookings.ts')
const { benchActions } = await import('./bench-actions.ts')
const { benchLighthouse } = await import('./bench-lighthouse.ts')
const wanted = (...names) => values.only === undefined || names.includes(values.only)
const met = [
  !wanted('bytes') || (await bench({ timed: values.only !== 'bytes', runs })),
  !wanted('frames') || (await benchFrames(runs, paths)),
  !wanted('bookings') || (await benchBookings()),
  values.only !== 'actions' || (await benchActions(runs)),
  values.only !== 'lighthouse' || (await benchLighthouse({ runs, against: values.against, tls: values.tls, paths })),
]
process.exitCode = met.every(Boolean) ? 0 : 1
