#!/usr/bin/env node
// Draws one thing small, to judge it: sketch.mjs <pictures|films>/<file> <name> [--width 640] [--portrait] [--at 0.3] [--out DIR]
import 'tsx'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '640' },
    at: { type: 'string', default: '0' },
    out: { type: 'string', default: 'var/media/sketches' },
    portrait: { type: 'boolean', default: false },
  },
})
const [file, name] = positionals
const { createFrame } = await import('../src/toolkit/frame.ts')
const { default: sharp } = await import('sharp')
const family = await import(`../src/${file}.ts`)
const drawing = (family.pictures ?? family.films)[name]
if (!drawing) throw new Error(`There is no ${name} in ${file}`)
const film = 'prepare' in drawing
const shape = values.portrait ? (film ? 16 / 9 : 4 / 3) : (drawing.shape ?? 9 / 16)
const frame = createFrame(Number(values.width), shape)
const started = performance.now()
const draw = film ? await drawing.prepare(frame) : () => drawing.draw(frame)
const prepared = performance.now()
mkdirSync(values.out, { recursive: true })
for (const at of values.at.split(',').map(Number)) {
  const canvas = await draw(at)
  const target = join(values.out, `${name}${values.portrait ? '-portrait' : ''}${film ? `-${at}` : ''}.png`)
  await sharp(canvas.toBytes({ grain: 0, ...drawing.finish }), { raw: { width: canvas.width, height: canvas.height, channels: 3 } })
    .png()
    .toFile(target)
  process.stdout.write(`${target}\n`)
}
process.stdout.write(`prepared ${Math.round(prepared - started)} ms, drawn ${Math.round(performance.now() - prepared)} ms\n`)
