/** Content negotiation: RFC 9110, 12.5.3. */

export type Encoding = 'br' | 'gzip' | 'identity'

const codingPattern = (name: string): RegExp => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([^,;]*))?(?=[,;]|$)`, 'i')

/** Best first: the order decides between equal weights. */
const codings = { br: codingPattern('br'), gzip: codingPattern('(?:x-)?gzip'), identity: codingPattern('identity') } as const
const anyCoding = codingPattern('\\*')

/** @returns the weight that the header gives to a coding; undefined when it does not name it */
function weightIn(header: string, coding: RegExp): number | undefined {
  const named = coding.exec(header)
  return named ? Number(named[1] ?? 1) || 0 : undefined
}

/**
 * @param header `Accept-Encoding`, as it came
 * @param available besides `identity`, which is always there and is the last resort
 */
export function chooseEncoding(header: string | null | undefined, available: Readonly<Partial<Record<Encoding, unknown>>>): Encoding {
  if (!header) return 'identity'
  let best: Encoding = 'identity'
  // What is not named is not wanted, except the identity: any encoding that is named goes before it.
  let bestWeight = 0
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    if (encoding !== 'identity' && !available[encoding]) continue
    const weight = weightIn(header, codings[encoding]) ?? weightIn(header, anyCoding) ?? (encoding === 'identity' ? 0.0001 : 0)
    if (weight > bestWeight) [best, bestWeight] = [encoding, weight]
    if (bestWeight >= 1) break
  }
  return best
}
