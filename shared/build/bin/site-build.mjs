#!/usr/bin/env node
// Builds one program into its dist/release: `site-build` in the folder of the shell or of a section.
// In shared/status it builds the renderer of the status page, which is no release: dist/render.mjs.
import 'tsx'
import { basename } from 'node:path'

process.env.NODE_ENV = 'production'
const program = process.argv[2] ?? basename(process.cwd())
const started = performance.now()
const isConcerned = ({ place }) => place.startsWith(`${program}/`) || place.startsWith('shared/identity/')
const builds = {
  shell: async () => (await import('../src/build-shell.ts')).buildShell(),
  status: async () => (await import('../src/build-status.ts')).buildStatus(),
}
try {
  const { identity } = await import('@site/identity')
  const { allOpenPoints, refuseSpecimens } = await import('../src/specimens.ts')
  refuseSpecimens(identity.status, (await allOpenPoints(identity.promises)).filter(isConcerned))
  const id = await (builds[program]?.() ?? (await import('../src/build-section.ts')).buildSection(program))
  process.stdout.write(`${program} ${id} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`)
} catch (error) {
  const reason = [error.message, error.cause?.message].filter(Boolean).join(': ')
  // A task that builds says it itself.
  if (process.send) process.send(reason, () => process.exit(1))
  else process.stderr.write(`${reason}\n`, () => process.exit(1))
}
