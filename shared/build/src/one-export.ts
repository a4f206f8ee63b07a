/** Parts of records that are sent before the rest. */
import type { Plugin } from 'vite'

/**
 * A record asked for with a query is the export that the query names, and no more: `records/fees.ts?head` has `head` alone. A bundler
 * could not leave out the others: words that are put together of figures may have side effects, for all that it knows.
 */
export function oneExportPlugin(): Plugin {
  return {
    name: 'site-one-export',
    transform: {
      filter: { id: /\/records\/[^?]+\.ts\?[a-z]+$/ },
      handler(code, id) {
        const wanted = id.slice(id.indexOf('?') + 1)
        const others = this.parse(code).body.filter(
          statement =>
            statement.type === 'ExportNamedDeclaration' &&
            statement.declaration?.type === 'VariableDeclaration' &&
            statement.declaration.declarations.every(({ id: name }) => name.type === 'Identifier' && name.name !== wanted),
        )
        return { code: others.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code), map: null }
      },
    },
  }
}
