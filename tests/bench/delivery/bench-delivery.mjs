#!/usr/bin/env node
// How fast the server is beside nginx with the same bytes as plain files, and how fast a rollback takes effect under load.
// What is measured, and how: docs/decisions/0017-beside-nginx.md.
//   npm run bench:delivery                      all of it, some four minutes
//   npm run bench:delivery -- --only load       throughput and waiting alone
//   npm run bench:delivery -- --only rollback   the rollback alone, some ten seconds
//   npm run bench:delivery -- --only processes  one process behind a proxy, and two
//   npm run bench:delivery -- --rounds 3        fewer or more rounds than 5
import 'tsx'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { only: { type: 'string' }, rounds: { type: 'string' } } })
const rounds = values.rounds === undefined ? undefined : Number(values.rounds)
if (
  ![undefined, 'load', 'rollback', 'processes'].includes(values.only) ||
  (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))
) {
  process.stderr.write('bench:delivery knows --only load, --only rollback, --only processes and --rounds NUMBER\n')
  process.exit(1)
}
const { benchDelivery } = await import('./bench-delivery.ts')
process.exitCode = (await benchDelivery({ only: values.only, rounds })) ? 0 : 1
