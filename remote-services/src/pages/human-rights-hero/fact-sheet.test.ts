import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identity } from '@site/identity'
import { describe, expect, it } from 'vitest'
import { factSheet, factSheetPath, pillars } from './fact-sheet.ts'
import { factSheetPage } from './fact-sheet-page.ts'
import { sheetMark } from './sheet-mark.ts'

const pdf = await readFile(join(import.meta.dirname, '../../../public', factSheetPath))
const objects = pdf.toString('latin1')

describe('The fact sheet', () => {
  it('is a PDF of one page, of less than 300 kB', () => {
    expect(objects.startsWith('%PDF-')).toBe(true)
    expect(objects.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(pdf.length).toBeLessThan(300_000)
  })

  it('is tagged for screen readers, in British English, under its own title', () => {
    expect(objects).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/)
    expect(objects).toContain('/StructTreeRoot')
    expect(objects).toMatch(/\/Lang\s*\(en-GB\)/)
    expect(objects).toMatch(/\/Title\s*\(Rights-based investigation: fact sheet\)/)
    expect(objects).toMatch(/\/DisplayDocTitle true/)
    // A figure would have to say in words what it shows; the thread decorates.
    expect(objects).not.toMatch(/\/S\s*\/Figure\b/)
    for (const tag of ['H1', 'H2', 'L', 'Table', 'TH', 'Link']) expect(objects).toMatch(new RegExp(`/S\\s*/${tag}\\b`))
  })

  it('was printed when every font was there, those of its figures too', () => {
    // Chromium writes a variable font as one for each weight and size that is set: without those of the figures there are eight.
    expect(objects.match(/\/Type\s*\/Font\b/g)?.length).toBeGreaterThanOrEqual(9)
  })

  it('was printed from the copy as it is now (else: npm run fact-sheet)', () => {
    expect(objects.endsWith(sheetMark(factSheet))).toBe(true)
  })
})

describe('The page it is printed from', () => {
  const page = factSheetPage(factSheet, identity, '/fonts/')

  it('has the page’s pillars, and the owner’s addresses', () => {
    for (const { title, description } of pillars) expect(page).toContain(`<h2>${title}</h2><p>${description}</p>`)
    for (const copy of [identity.name, identity.emails.consultation, identity.phone]) expect(page).toContain(copy)
  })

  it('keeps marks of HTML out of its markup', () => {
    expect(factSheetPage({ ...factSheet, title: 'Law & <order>' }, identity, '/')).toContain('<h1>Law &amp; &lt;order&gt;</h1>')
  })
})
