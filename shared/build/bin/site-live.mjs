#!/usr/bin/env node
// The built site with the named sections rebuilt and reloaded at each change: `npm run dev -- remote-booking`.
import 'tsx'

const { startLiveServer } = await import('../src/development/live-server.ts')
const { presentSections } = await import('../sections.mjs')
const sections = process.argv.slice(2)
const unknown = sections.filter(name => !presentSections().includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no section ${unknown.join(', ')}. There are: ${presentSections().join(', ')}\n`)
  process.exit(1)
}
try {
  const address = await startLiveServer({
    port: Number(process.env.PORT ?? 4170),
    sections,
    report: line => process.stdout.write(`${line}\n`),
  })
  process.stdout.write(`${address}\n`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
