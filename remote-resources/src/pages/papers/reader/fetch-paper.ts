import { publicFileAddress } from '@site/kit/ui/media/public-file'
import { parseWhitePaper, type WhitePaper } from '../paper-document.ts'

/** Milliseconds after which the request counts as failed, its body included. */
const fetchTimeoutMs = 15_000

/** Bytes, some fifteen times the longest paper there is. A larger file is no paper, and setting it would hold the page up. */
const maxPaperBytes = 500_000

/**
 * Fetches a paper from this site.
 * @param data its public path, such as `/data/zeroBankWhitePaper.json`
 * @throws {Error} `HTTP error! Status: {code}` for an answer that is not OK (specification, section 8)
 * @throws {Error} that says so, when the answer is too slow or too large
 * @throws what `fetch`, the JSON parser or the schema says when they fail.
 */
export async function fetchPaper(data: string, signal: AbortSignal): Promise<WhitePaper> {
  // AbortSignal.any would do this, and is younger than the browsers that the site is built for.
  const request = new AbortController()
  const leave = () => request.abort(signal.reason)
  const timer = setTimeout(() => request.abort(new Error(`No answer within ${fetchTimeoutMs / 1000} seconds`)), fetchTimeoutMs)
  signal.addEventListener('abort', leave)
  try {
    const response = await fetch(publicFileAddress(data), { signal: request.signal, headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`HTTP error! Status: ${response.status}`)
    return parseWhitePaper(JSON.parse(await limitedText(response)))
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}

/** The body, unless it grows too large: the rest is then left unread, whatever length the answer claimed. */
async function limitedText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    bytes += chunk.value.length
    if (bytes > maxPaperBytes) {
      reader?.cancel().catch(() => undefined)
      throw new Error(`The paper is larger than ${maxPaperBytes / 1000} kB`)
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}
