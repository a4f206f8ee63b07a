/** A sentence of a page in which a term of the site returns, between asterisks. A release's weave file is a list of them. */
export type Knot = { readonly term: string; readonly path: string; readonly title: string; readonly sentence: string }
