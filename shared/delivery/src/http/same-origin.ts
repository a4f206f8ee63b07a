/** Whether a page of the own origin sent a request: what keeps other sites in the same browser out. */

export type OriginRule = {
  /** The public origin, which differs from the host asked where a proxy rewrites it. */
  siteOrigin?: string | undefined
  /** Takes forms of the own pages alone; otherwise also what says nothing of its origin (docs/decisions/0012), or repeats a request. */
  strict?: boolean
}

/** Browsers of 2023 and later send `Sec-Fetch-Site`; where they do not, the origin must be the host asked. @returns a foreign source */
export function foreignSource(request: Request, { siteOrigin, strict = false }: OriginRule): string | undefined {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (site && site !== 'same-origin' && (strict || site !== 'none')) return site
  if (site && !strict) return undefined
  if (!origin) return strict && !site ? 'nowhere' : undefined
  return origin === siteOrigin || isHost(origin, request) ? undefined : origin
}

/** The scheme is not compared: behind a proxy that ends TLS the request arrives as http. */
const isHost = (origin: string, request: Request): boolean => URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
