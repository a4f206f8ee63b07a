/** Which modules and styles a page needs, read from what its `load` really imports. */
import type { Plugin, Rolldown } from 'vite'

const recorder = '__siteImported'

type Recording = typeof globalThis & { [recorder]?: (id: string) => void }

/** For the prerendering build: every dynamic import of a section's own source says what it imports. */
export function recordImports(): Plugin {
  return {
    name: 'site-record-imports',
    enforce: 'post',
    async transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import(')) return
      let recorded = code
      for (const [expression, specifier] of code.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g)) {
        const resolved = specifier && (await this.resolve(specifier, id))
        if (resolved) recorded = recorded.replace(expression, `(globalThis.${recorder}?.(${JSON.stringify(resolved.id)}), ${expression})`)
      }
      return { code: recorded, map: null }
    },
  }
}

/** Runs `load` and returns the ids of the modules it imported dynamically. */
export async function importedBy(load: () => Promise<unknown>): Promise<string[]> {
  const ids: string[] = []
  const scope = globalThis as Recording
  scope[recorder] = id => ids.push(id)
  try {
    await load()
  } finally {
    delete scope[recorder]
  }
  return ids
}

/** A chunk with every chunk it imports statically, each once, dependencies first: a page's style sheets come after those of what it is made of. */
export function staticClosure(entries: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const visited = new Set<Rolldown.OutputChunk>()
  const closure: Rolldown.OutputChunk[] = []
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || visited.has(chunk)) return
    visited.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
    closure.push(chunk)
  }
  for (const entry of entries) visit(entry)
  return closure
}

/** @throws {Error} when no chunk holds the module. */
export function chunkOf(moduleId: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === moduleId) ?? chunks.find(({ moduleIds }) => moduleIds.includes(moduleId))
  if (!chunk) throw new Error(`${moduleId}: no chunk of the browser build holds this module`)
  return chunk
}

/** Style sheets of the chunks, in the order of their first use. */
export const stylesOf = (chunks: readonly Rolldown.OutputChunk[]): string[] => [
  ...new Set(chunks.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])])),
]
