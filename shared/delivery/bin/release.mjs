#!/usr/bin/env node
// What a team does with its releases: `release --help`. Nothing is built here: see `npm run release`.
import 'tsx'

const { runRelease } = await import('../src/cli/release/run-release-command.ts')
await runRelease(process.argv.slice(2))
