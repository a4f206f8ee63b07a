/** Single byte ranges: RFC 9110, 14.1.2. Several at once are answered with the whole, as the standard allows. */

/** Positions of the first and the last byte. */
export type ByteRange = { readonly from: number; readonly to: number }

/**
 * @param header `Range`, as it came
 * @param size of the whole, in bytes
 * @returns undefined for the whole
 */
export function readRange(header: string | null | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (!first && !last)) return undefined
  if (!first) return Number(last) > 0 && size > 0 ? { from: Math.max(0, size - Number(last)), to: size - 1 } : 'unsatisfiable'
  const range = { from: Number(first), to: last ? Math.min(Number(last), size - 1) : size - 1 }
  if (last && Number(last) < range.from) return undefined // malformed: ignored
  return range.from < size ? range : 'unsatisfiable'
}
