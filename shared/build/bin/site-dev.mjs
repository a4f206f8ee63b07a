#!/usr/bin/env node
// The site while it is written. `site-dev` in a section's folder serves that section in the shell, `site-dev NAME…` from
// anywhere those, and without a name all. With `--live` they are rebuilt, published and reloaded at each change, as built.
import 'tsx'
import { basename } from 'node:path'
import { presentSections } from '../sections.mjs'

const { startDevServer } = await import('../src/development/dev-server.ts')
const { startLiveServer } = await import('../src/development/live-server.ts')
const named = process.argv.slice(2).filter(name => name !== '--live')
const here = basename(process.cwd())
const sections = named.length > 0 ? named : here.startsWith('remote-') ? [here] : presentSections()
const unknown = sections.filter(name => !presentSections().includes(name))
const start = process.argv.includes('--live') ? startLiveServer : startDevServer
try {
  if (unknown.length > 0) throw new Error(`There is no section ${unknown.join(', ')}. There are: ${presentSections().join(', ')}`)
  const report = line => process.stdout.write(`${line}\n`)
  report(await start({ port: Number(process.env.PORT ?? 4170), sections, report }))
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
