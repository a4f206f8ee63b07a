#!/usr/bin/env node
// What a team does with its releases: `release --help`.
import 'tsx'

const { identity } = await import('@site/identity')
const { openContext } = await import('../src/cli/release/open-context.ts')
const { runReleaseCommand } = await import('../src/cli/release/run-release-command.ts')

process.exitCode = await runReleaseCommand(process.argv.slice(2), to => openContext(to, process.env, identity.origin), {
  out: text => process.stdout.write(text),
  error: text => process.stderr.write(text),
})
