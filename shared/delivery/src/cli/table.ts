/** Tables as commands print them: without colour. */

/** Columns as wide as their widest cell. `numeric` ones, by their index, are aligned to the right. */
export function table(rows: readonly (readonly string[])[], numeric: readonly number[] = []): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => lengthOf(row[column] ?? ''))))
  const padded = (cell: string, column: number): string => {
    const space = ' '.repeat((widths[column] ?? 0) - lengthOf(cell))
    return numeric.includes(column) ? space + cell : cell + space
  }
  return rows.map(row => `${row.map(padded).join('  ').trimEnd()}\n`).join('')
}

/** In characters: some have two UTF-16 units. */
const lengthOf = (text: string): number => [...text].length
