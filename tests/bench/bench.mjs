#!/usr/bin/env node
// The same sources built three ways and measured beside one another: as delivered, as one plain Vite application,
// and as the federation plugin's default set-up. What is measured, and how: docs/decisions/0006-benchmark.md.
//   npm run bench                   all of it, some six minutes
//   npm run bench -- --only bytes   what is counted and not timed, below a minute
//   npm run bench -- --runs 3       fewer or more first visits (9) and route changes (20)
import 'tsx'
import { parseArgs } from 'node:util'

process.env.NODE_ENV = 'production'
const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string' } } })
const runs = values.runs === undefined ? undefined : Number(values.runs)
if ((values.only !== undefined && values.only !== 'bytes') || (runs !== undefined && !(Number.isInteger(runs) && runs > 0))) {
  process.stderr.write('bench knows --only bytes and --runs NUMBER\n')
  process.exit(1)
}
const { bench } = await import('./run-bench.ts')
process.exitCode = (await bench({ timed: values.only !== 'bytes', runs })) ? 0 : 1
