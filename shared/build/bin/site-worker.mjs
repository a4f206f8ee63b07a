#!/usr/bin/env node
// Builds the delivery for Cloudflare Workers; an argument names another folder than shared/delivery/dist/worker.
import 'tsx'
import { resolve } from 'node:path'

process.env.NODE_ENV = 'production'
const { buildWorker } = await import('../src/build-worker.ts')
const [folder] = process.argv.slice(2)
process.stdout.write(`${await buildWorker(folder && resolve(folder))}\n`)
