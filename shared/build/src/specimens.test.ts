import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { repositoryRoot } from '../sections.mjs'
import { openPoints, refuseSpecimens } from './specimens.ts'

const record = `export const record = {
  testimonials: {
    provenance: 'specimen',
    voices: [],
  },
  results: {
    provenance: 'none',
  },
  claim: {
    provenance: { by: 'the office', on: '2026-11-22', where: 'file 12' },
  },
}
`

async function pointsOf(files: Readonly<Record<string, string>>, promises: Parameters<typeof openPoints>[1] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'specimens-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return openPoints(folder, promises)
}

test('names each list that is a specimen or has no source, and none that has one', async () => {
  const points = await pointsOf({ 'record.ts': record, 'record.test.ts': record })
  expect(points.map(({ place, specimen }) => [place.split('/').at(-1), specimen])).toEqual([
    ['record.ts:3', true],
    ['record.ts:7', false],
  ])
  expect(points[0]?.what).toContain('testimonials is a specimen')
})

test('finds them however the line is written', async () => {
  const lines = [
    'export const checks = { one: { provenance: "specimen", notes: [17] } }',
    "const figure = { base: 'to be confirmed', by: 'the office' }",
  ]
  expect((await pointsOf({ 'checks.ts': lines.join('\n') })).map(({ specimen }) => specimen)).toEqual([true, false])
})

test('a live build ends with file, line and what is to be given; a demonstration is built', async () => {
  const points = await pointsOf({ 'record.ts': record })
  expect(() => refuseSpecimens('live', points)).toThrow(/record\.ts:3: testimonials is a specimen: give facts, and who answers for it/)
  expect(() => refuseSpecimens('live', points)).not.toThrow(/record\.ts:7/)
  expect(() => refuseSpecimens('demonstration', points)).not.toThrow()
  expect(() => refuseSpecimens('live', points.slice(1))).not.toThrow()
})

test('a promise is open until the owner makes it', async () => {
  const files = { 'copy.ts': "// in confidence\nconst copy = { lead: 'A reply within two working days.' }\n" }
  expect((await pointsOf(files)).map(({ place }) => place.split(':').at(-1))).toEqual(['2'])
  expect(await pointsOf(files, ['reply'])).toEqual([])
})

test('a promise that is said only when it is made stops no build', async () => {
  const points = await pointsOf({
    'copy.ts': "const lead = promised('reply', 'The reply comes within two working days.')\n",
  })
  expect(points.map(({ what }) => what.split(':')[0])).toEqual([
    "not said until 'reply' is in promises of shared/identity/content/identity.ts",
  ])
  expect(() => refuseSpecimens('live', points)).not.toThrow()
})

test('npm run ready lists what is open, with file and line, and ends with 1', { timeout: 30_000 }, async () => {
  const [code, printed] = await new Promise<[unknown, string]>(resolve =>
    execFile('node', ['shared/build/bin/site-ready.mjs'], { cwd: repositoryRoot }, (error, out) => resolve([error?.code, out])),
  )
  expect(code).toBe(1)
  expect(printed).toMatch(/^\[ \] shared\/identity\/content\/identity\.ts:\d+\n {4}the site is a demonstration/m)
  expect(printed).toMatch(/^\[ \] remote-services\/src\/pages\/service\/records\/public-speaking\.ts:\d+\n {4}testimonials is a specimen/m)
  expect(printed).toMatch(/\d+ still to be given or confirmed\.\n$/)
})

test('what a figure still lacks is listed, and stops no build: a live site says that it is not yet counted', async () => {
  const points = await pointsOf({ 'figure.ts': "    base: 'to be confirmed',\n    since: '2015',\n    by: 'to be confirmed',\n" })
  expect(points.map(({ place }) => place.split(':').at(-1))).toEqual(['1', '3'])
  expect(() => refuseSpecimens('live', points)).not.toThrow()
})
