#!/usr/bin/env node
// Prints the fact sheet into `public/assets/documents/`: `npm run fact-sheet`, after a change of
// src/pages/human-rights-hero/fact-sheet.ts, of the sheet's page, or in shared/identity, whose name, addresses and fees
// stand on it.
// It needs Chromium (Debian's package), which tags what it prints for screen readers.
import 'tsx'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const { identity } = await import('@site/identity')
const { factSheet, factSheetPath } = await import('../src/pages/human-rights-hero/fact-sheet.ts')
const { factSheetPage } = await import('../src/pages/human-rights-hero/fact-sheet-page.ts')
const { sheetMark } = await import('../src/pages/human-rights-hero/sheet-mark.ts')

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'
const fonts = new URL('../../shared/kit/fonts/', import.meta.url).href
const target = fileURLToPath(new URL(`../public${factSheetPath}`, import.meta.url))

const work = await mkdtemp(join(tmpdir(), 'fact-sheet-'))
try {
  const [page, printed] = [join(work, 'sheet.html'), join(work, 'sheet.pdf')]
  await writeFile(page, factSheetPage(factSheet, identity, fonts))
  await promisify(execFile)(chromium, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    `--user-data-dir=${join(work, 'profile')}`,
    '--virtual-time-budget=10000', // ms: nothing is printed before its font is there
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    `--print-to-pdf=${printed}`,
    pathToFileURL(page).href,
  ])
  const pdf = await readFile(printed)
  await mkdir(join(target, '..'), { recursive: true })
  await writeFile(target, Buffer.concat([pdf, Buffer.from(sheetMark(factSheet))]))
  process.stdout.write(`${target}: ${(pdf.length / 1000).toFixed(0)} kB\n`)
} finally {
  await rm(work, { recursive: true, force: true })
}
