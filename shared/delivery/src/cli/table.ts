/** How commands put tables, times, sizes and counts for people: without colour. */

/** Columns as wide as their widest cell. `numeric` ones, by their index, are aligned to the right. */
export function table(rows: readonly (readonly string[])[], numeric: readonly number[] = []): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => lengthOf(row[column] ?? ''))))
  const padded = (cell: string, column: number): string => {
    const space = ' '.repeat((widths[column] ?? 0) - lengthOf(cell))
    return numeric.includes(column) ? space + cell : cell + space
  }
  return rows.map(row => `${row.map(padded).join('  ').trimEnd()}\n`).join('')
}

const lengthOf = (text: string): number => [...text].length

/** `2025-11-21 05:52` in UTC. */
export const timeOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ')

/** `812 B`, `12.4 kB`, `3.1 MB`; 1 kB is 1,000 bytes. */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`
