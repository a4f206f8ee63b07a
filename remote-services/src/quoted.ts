/** A last word that is longer may stand alone in its line: drawn to the next one, the word before it would leave a hole. */
const maxBound = 6

/** A quotation in its marks; a short last word does not stand alone in a line. */
export const quoted = (quote: string): string => `“${quote.replace(new RegExp(` (?=\\S{1,${maxBound}}$)`), '\u00a0')}”`

/** Browsers balance six lines at most: whether a quotation may have more. */
export const isLong = (quote: string): boolean => quote.length > 140
