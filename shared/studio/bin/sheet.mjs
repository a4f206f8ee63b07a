#!/usr/bin/env node
// One picture of everything: sheet.mjs
import 'tsx'

const { writeSheet } = await import('../src/render/sheet.ts')
process.stdout.write(`${await writeSheet()}\n`)
