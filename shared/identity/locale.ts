/** The language of the site, as BCP 47 names it: documents, dates, numbers, the feed and the PDFs follow. */
export const locale = 'en-GB'
