/** A sentence of a page in which a term of the site returns, between asterisks, and how often the page has it. A release's weave file lists them. */
export type TermSentence = Readonly<{ term: string; times: number; path: string; area: string; title: string; sentence: string }>
