#!/usr/bin/env node
// Builds one program into its dist/release: `site-build` in the folder of the shell or of a section.
import 'tsx'
import { basename } from 'node:path'

process.env.NODE_ENV = 'production'
const owner = process.argv[2] ?? basename(process.cwd())
const started = performance.now()
const id =
  owner === 'shell'
    ? await (await import('../src/build-shell.ts')).buildShell()
    : await (await import('../src/build-section.ts')).buildSection(owner)
process.stdout.write(`${owner} ${id} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`)
