/** What an owner has still to check at its source; `npm run ready` lists it while its provenance is a specimen. */
import type { WhitePaper } from './paper-document.ts'
import type { PublishedPaper } from './white-paper-record.ts'

/** Ends each note that nobody has answered for: as words on paper, as a ring on the page. The paper says what it means. */
export const checkMark = 'To be checked.'

/** @returns the paper, its notes marked that are still to be checked */
export function withChecks(paper: WhitePaper, { checks = {} }: Pick<PublishedPaper, 'checks'>): WhitePaper {
  const open = new Set(Object.values(checks).flatMap(({ provenance, notes }) => (typeof provenance === 'string' ? notes : [])))
  const mark = (content: string) => content.replace(/^\[\^(\w+)\]: .+$/gm, (note, id) => (open.has(id) ? `${note} ${checkMark}` : note))
  const sections = Object.entries(paper.sections).map(([key, section]) => [key, { ...section, content: mark(section.content) }])
  return { ...paper, sections: Object.fromEntries(sections) }
}
