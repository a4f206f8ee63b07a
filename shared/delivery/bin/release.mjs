#!/usr/bin/env node
// What a team does with its releases: `release --help`.
import 'tsx'

const { createFileStorage } = await import('../src/file-storage.ts')
const { runReleaseCommand } = await import('../src/release-command.ts')
const { createReleaseStore } = await import('../src/release-store.ts')
const { storeDirectory } = await import('../src/settings.ts')

process.exitCode = await runReleaseCommand(process.argv.slice(2), createReleaseStore(createFileStorage(storeDirectory(process.env))), {
  out: text => process.stdout.write(text),
  error: text => process.stderr.write(text),
})
