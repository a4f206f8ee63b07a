/** How commands put times, sizes and counts for people. */

/** `2025-11-21 05:52` in UTC. */
export const timeOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ')

/** `812 B`, `12.4 kB`, `3.1 MB`; 1 kB is 1,000 bytes. */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** With its sign: `+1.2 kB`, `-812 B`, `0 B`. */
export const changeOf = (bytes: number): string => (bytes === 0 ? '0 B' : `${bytes < 0 ? '-' : '+'}${sizeOf(Math.abs(bytes))}`)

export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`
