/** Content negotiation: RFC 9110, 12.5.3. */

export type Encoding = 'br' | 'gzip' | 'identity'

/** Best first: the order that decides between equal weights. */
const preference = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[]

/**
 * @param header `Accept-Encoding`, as it came
 * @param available besides `identity`, which is always there and is the last resort
 */
export function chooseEncoding(header: string | null | undefined, available: ReadonlySet<Encoding>): Encoding {
  if (!header || available.size === 0) return 'identity'
  const weights = weightsOf(header)
  const any = weights.get('*')
  let best: Encoding = 'identity'
  let bestWeight = 0
  for (const encoding of preference) {
    // What is not named is not wanted, except the identity: any encoding that is named goes before it.
    const weight = weights.get(encoding) ?? any ?? (encoding === 'identity' ? 0.0001 : 0)
    if (weight <= bestWeight || (encoding !== 'identity' && !available.has(encoding))) continue
    best = encoding
    bestWeight = weight
  }
  return best
}

/** Browsers send a handful of values: each is read once. */
const read = new Map<string, ReadonlyMap<string, number>>()
const maxRead = 100

function weightsOf(header: string): ReadonlyMap<string, number> {
  const known = read.get(header)
  if (known) return known
  const weights = readWeights(header)
  if (read.size < maxRead) read.set(header, weights)
  return weights
}

function readWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = item.split(';').map(part => part.trim())
    const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight === undefined ? 1 : Number(weight) || 0)
  }
  return weights
}
