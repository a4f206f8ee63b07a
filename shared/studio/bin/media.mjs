#!/usr/bin/env node
// Renders the media from their drawings: media.mjs --help.
import 'tsx'

const { runMediaCommand } = await import('../src/render/command.ts')
await runMediaCommand(process.argv.slice(2)).catch(error => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
