#!/usr/bin/env node
// Lists what an owner has still to give or confirm before the site can be live, each with file and line: `npm run ready`.
// Ends with 1 while there is something.
import 'tsx'

const { identity } = await import('@site/identity')
const { allOpenPoints } = await import('../src/specimens.ts')
const points = await allOpenPoints(identity.promises)
for (const { place, what } of points) process.stdout.write(`[ ] ${place}\n    ${what}\n`)
process.stdout.write(points.length === 0 ? 'Everything is given.\n' : `${points.length} still to be given or confirmed.\n`)
process.exitCode = points.length === 0 ? 0 : 1
