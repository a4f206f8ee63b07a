import { parseWhitePaper, type WhitePaper } from './paper-document.ts'
import { checkReferences } from './paper-references.ts'

/**
 * The files themselves, where pages are prerendered. In a build for browsers the condition is the
 * constant `false` and the files leave with the branch: there, the text is the one in the markup.
 */
const files: Readonly<Record<string, unknown>> = import.meta.env.SSR
  ? import.meta.glob('../../../public/data/*.json', { eager: true, import: 'default' })
  : {}

/**
 * The paper whose public path is `data`, while pages are prerendered; undefined in the browser.
 * @throws {TypeError} naming the file and the field, so that a malformed paper stops the build.
 */
export function printedPaper(data: string): WhitePaper | undefined {
  if (!import.meta.env.SSR) return undefined
  const file = `public${data}`
  const found = files[`../../../${file}`]
  if (!found) throw new TypeError(`remote-resources/${file}: there is no such file`)
  try {
    const paper = parseWhitePaper(found)
    checkReferences(paper)
    return paper
  } catch (error) {
    throw new TypeError(`remote-resources/${file}: ${error instanceof Error ? error.message : error}`)
  }
}
