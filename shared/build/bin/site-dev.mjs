#!/usr/bin/env node
// The site while it is written. `site-dev` in a section's folder serves that section in the shell;
// `site-dev NAME…` from anywhere serves those, and without a name all.
import 'tsx'
import { basename } from 'node:path'

const { startDevServer } = await import('../src/development/dev-server.ts')
const named = process.argv.slice(2)
const here = basename(process.cwd())
const sections = named.length > 0 ? named : here.startsWith('remote-') ? [here] : undefined
try {
  const address = await startDevServer({ port: Number(process.env.PORT ?? 4170), ...(sections && { sections }) })
  process.stdout.write(`${address}\n`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
