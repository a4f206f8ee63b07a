/** A quotation in its marks; its last word does not stand alone in a line. */
export const quoted = (quote: string): string => `“${quote.replace(/ (?=\S+$)/, '\u00a0')}”`
