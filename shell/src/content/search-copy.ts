import { frameCopy } from './frame-copy.ts'

/** What the search says. */
export const searchCopy = {
  name: frameCopy.search.open,
  close: 'Close the search',
  results: 'Found on this site',
  hint: 'A word, a price, or an article of the Universal Declaration: ‘Article 26’.',
  loading: 'One moment.',
  failed: frameCopy.search.failed,
  partial: 'Part of the site could not be searched just now.',
  nothing: (query: string): string => `Nothing was found for ‘${query}’.`,
  /** `suggestions`: what the site says in place of `unknownWord`, or beside the words that it has. */
  instead: (unknownWord: string | undefined, suggestions: readonly string[]): string => {
    const words = suggestions.map(word => `‘${word}’`).join(' and ')
    if (!unknownWord) return words && `Found as well: ${words}. `
    return words ? `Nothing says ‘${unknownWord}’; these speak of ${words}. ` : `Nothing says ‘${unknownWord}’. `
  },
  found: (passages: number, pages: number, more: boolean): string =>
    `${more ? 'The best ' : ''}${passages} ${passages === 1 ? 'passage' : 'passages'} on ${pages} ${pages === 1 ? 'page' : 'pages'}.`,
  declaration: 'Universal Declaration of Human Rights',
  /** `titles` of the pages that rest on an article; of those that rest on all, none is named. */
  rests: (titles: readonly string[]): string =>
    titles.length > 0 ? `Pages that rest on it: ${titles.join(', ')}.` : 'All of the work rests on it.',
  wayOn: [
    ['/discover', 'Services'],
    ['/fees', 'Fees'],
    ['/faq', 'Questions and answers'],
    ['/contact-us', 'Write to the office'],
  ],
} as const
