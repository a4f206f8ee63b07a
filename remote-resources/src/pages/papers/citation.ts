import type { WhitePaper } from './paper-document.ts'

/** The line that cites a paper, divided at its title, which is set in italics: author and year, title, version and address, where it has a public one. */
export function citationOf(
  { metadata: { title, version, date } }: Pick<WhitePaper, 'metadata'>,
  name: string,
  address?: string,
): [before: string, title: string, after: string] {
  // The year stands somewhere in a date, however the date is written.
  const year = /\d{4}/.exec(date)?.[0] ?? date
  return [`${name} (${year}), `, title, `, version ${version}${address ? `, ${address}` : ''}`]
}
