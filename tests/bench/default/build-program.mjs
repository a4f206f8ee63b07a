#!/usr/bin/env node
// Builds one program in a process of its own, because the plugin keeps state: `build-program.mjs NAME`.
import 'tsx'

process.env.NODE_ENV = 'production'
const { buildProgram } = await import('./build-program.ts')
await buildProgram(process.argv[2])
