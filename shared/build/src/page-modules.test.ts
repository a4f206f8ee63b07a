import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { chunkOf, importedBy, staticClosure, stylesOf } from './page-modules.ts'

const chunk = (fileName: string, imports: string[] = [], more: Partial<Rolldown.OutputChunk> = {}): Rolldown.OutputChunk =>
  ({ fileName, imports, dynamicImports: [], moduleIds: [], facadeModuleId: null, ...more }) as unknown as Rolldown.OutputChunk

describe('the closure of a page', () => {
  const [entry, page, shared, other] = [
    chunk('entry.js', ['shared.js']),
    chunk('page.js', ['shared.js', 'entry.js']),
    chunk('shared.js'),
    chunk('other.js', ['shared.js']),
  ]

  it('holds what is imported statically, each file once, after what it imports: so stand the style sheets', () => {
    const names = staticClosure([entry!, page!], [entry!, page!, shared!, other!]).map(({ fileName }) => fileName)
    expect(names).toEqual(['shared.js', 'entry.js', 'page.js'])
  })
})

describe('chunkOf', () => {
  it('finds the chunk that holds a module', () => {
    const holder = chunk('common.js', [], { moduleIds: ['/a.ts', '/b.ts'] })
    expect(chunkOf('/b.ts', [chunk('x.js'), holder])).toBe(holder)
  })

  it('names the module that none holds', () => {
    expect(() => chunkOf('/lost.ts', [])).toThrow('/lost.ts: no chunk of the browser build holds this module')
  })
})

describe('stylesOf', () => {
  it('lists each style sheet once, in the order of its first use', () => {
    const styled = (name: string, ...sheets: string[]) => chunk(name, [], { viteMetadata: { importedCss: new Set(sheets) } } as never)
    expect(stylesOf([styled('a.js', 'kit.css', 'a.css'), chunk('b.js'), styled('c.js', 'kit.css', 'c.css')])).toEqual([
      'kit.css',
      'a.css',
      'c.css',
    ])
  })
})

describe('importedBy', () => {
  it('hears what a load imports, and nothing after it', async () => {
    const scope = globalThis as { __siteImported?: (id: string) => void }
    const ids = await importedBy(async () => scope.__siteImported?.('/page.tsx'))
    scope.__siteImported?.('/later.tsx')
    expect(ids).toEqual(['/page.tsx'])
  })

  it('stops listening when the load fails', async () => {
    await expect(importedBy(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect('__siteImported' in globalThis).toBe(false)
  })
})
