import { frameCopy } from './frame-copy.ts'

/** What the search says. */
export const searchCopy = {
  name: frameCopy.search.open,
  close: 'Close the search',
  results: 'Found on this site',
  loading: 'One moment.',
  failed: frameCopy.search.failed,
  partial: 'Part of the site could not be searched just now.',
  nothing: (sought: string): string => `Nothing was found for ‘${sought}’.`,
  found: (passages: number, pages: number, more: boolean): string =>
    `${more ? 'The best ' : ''}${passages} ${passages === 1 ? 'passage' : 'passages'} on ${pages} ${pages === 1 ? 'page' : 'pages'}.`,
  wayOn: [
    ['/discover', 'Services'],
    ['/fees', 'Fees'],
    ['/faq', 'Questions and answers'],
    ['/contact-us', 'Write to the office'],
  ],
} as const
