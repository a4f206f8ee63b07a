// @vitest-environment node
import { inflateSync } from 'node:zlib'
import { identity } from '@site/identity'
import { describe, expect, it, vi } from 'vitest'
import bank from '../public/data/zeroBankWhitePaper.json' with { type: 'json' }
import { madeFiles } from './made-files.ts'
import { editionOf } from './pages/papers/paper-content.ts'
import { parseWhitePaper } from './pages/papers/paper-document.ts'
import { placesOf } from './pages/papers/paper-parts.ts'
import { whitePapers } from './pages/papers/white-papers.ts'

const made = await madeFiles()
const pdf = Buffer.from(made[0]?.content ?? [])
const objects = pdf.toString('latin1')
const paper = parseWhitePaper(bank)

/** Everything that the PDF says beside its pages, in either of the encodings that it may be in. */
const said = [...objects.replace(/stream\r?\n[\s\S]*?endstream/g, '').matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, raw = '']) => {
  const text = raw.replace(/\\(\d{3}|[\s\S])/g, (_, code: string) =>
    /\d{3}/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[code] ?? code),
  )
  return text.startsWith('\xfe\xff') ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le') : text
})

describe('the PDF of the bank paper', () => {
  it('is made to the path that the list of papers names', () => {
    expect(made.map(({ path }) => path)).toEqual([whitePapers[0].pdf])
    expect(pdf.length).toBeLessThan(300_000)
  })

  it('names the public address of the site, where that is known, and none of this machine', async () => {
    expect(said.join(' ')).not.toMatch(/localhost|http:/)
    vi.stubEnv('SITE', 'https://ada.example/')
    const [named] = await madeFiles()
    vi.stubEnv('SITE', 'http://localhost:4170')
    expect(Buffer.compare(Buffer.from((await madeFiles())[0]?.content ?? []), pdf)).toBe(0)
    vi.unstubAllEnvs()
    expect(named?.content.length).toBeGreaterThan(pdf.length)
  })

  it('is the same each time', async () => {
    expect(Buffer.compare(Buffer.from((await madeFiles())[0]?.content ?? []), pdf)).toBe(0)
  })

  it('is tagged, in British English, under its own title, by its author', () => {
    expect(objects.startsWith('%PDF-1.7')).toBe(true)
    expect(objects).toMatch(/\/Marked true/)
    expect(objects).toContain('/StructTreeRoot')
    expect(said).toContain('en-GB')
    expect(objects).toMatch(/\/DisplayDocTitle true/)
    expect(said).toContain('Zero Bank: white paper')
    expect(said).toContain(identity.name)
    for (const tag of ['H1', 'H2', 'H3', 'P', 'BlockQuote', 'Note', 'Link', 'TOCI']) expect(objects).toMatch(new RegExp(`/S /${tag}\\b`))
  })

  it('is this edition of the paper', () => {
    expect(said).toContain(`Version ${paper.metadata.version}, edition ${editionOf(paper)}`)
  })

  it('has every heading in its outline, and a tag for it', () => {
    const headings = placesOf(paper).map(({ heading }) => heading)
    expect(said).toEqual(expect.arrayContaining(headings))
    expect(objects.match(/\/S \/H2\b/g)).toHaveLength(Object.keys(paper.sections).length + 3)
    const ideas = paper.executiveSummary.summaryPoints.keyInnovations.length
    expect(objects.match(/\/S \/H3\b/g)).toHaveLength(headings.length - Object.keys(paper.sections).length + ideas)
  })

  it('carries its own faces, and can be searched', () => {
    expect(objects.match(/\/FontFile2/g)).toHaveLength(5)
    expect(objects.match(/\/ToUnicode/g)).toHaveLength(5)
  })

  it('marks everything on its pages as content or as decoration', () => {
    const pages = [...objects.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, data = '']) => {
      try {
        return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
      } catch {
        return []
      }
    })
    const withText = pages.filter(content => /\bTJ?\b/.test(content) && content.includes('BDC'))
    expect(withText.length).toBeGreaterThan(10)
    for (const content of withText) {
      expect(content.match(/\bBDC\b|\bBMC\b/g)?.length).toBe(content.match(/\bEMC\b/g)?.length)
      const outside = content.replace(/(?:BDC|BMC)[\s\S]*?EMC/g, '')
      expect(outside).not.toMatch(/\bT[jJ]\b/)
    }
  })
})
