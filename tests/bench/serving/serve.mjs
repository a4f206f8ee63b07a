#!/usr/bin/env node
// Serves a site described by a JSON file (`StaticSite`) in a process of its own, as the delivery has one: `serve.mjs FILE`.
import 'tsx'
import { readFile } from 'node:fs/promises'

const { serveStatic } = await import('./static-site.ts')
const site = JSON.parse(await readFile(process.argv[2], 'utf8'))
process.stdout.write(`${await serveStatic(site)}\n`)
