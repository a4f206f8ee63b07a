import { parseWhitePaper, type WhitePaper } from './paper-document.ts'

/**
 * Fetches a paper from this site.
 * @param data its public path, such as `/data/zeroBankWhitePaper.json`
 * @throws {Error} `HTTP error! Status: {code}` for an answer that is not OK (specification, section 8)
 * @throws what `fetch`, the JSON parser or the schema says when they fail.
 */
export async function fetchPaper(data: string, signal: AbortSignal): Promise<WhitePaper> {
  const response = await fetch(data, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`HTTP error! Status: ${response.status}`)
  return parseWhitePaper(await response.json())
}
