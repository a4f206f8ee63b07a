/** A text of markup that is checked, and how a fault in it is told. */

/** Longest excerpt in a message, characters. */
const excerptLength = 80

export type MarkupText = {
  readonly markup: string
  /** @param at where the fault begins, in UTF-16 units from the start. @returns the error to throw: `<source>, character <n>: expected …, got …` */
  readonly refusal: (at: number, expected: string) => Error
}

export const markupText = (markup: string, source: string): MarkupText => ({
  markup,
  refusal: (at, expected) => new Error(`${source}, character ${at + 1}: expected ${expected}, got ${excerpt(markup.slice(at))}`),
})

const excerpt = (rest: string): string =>
  rest === '' ? 'its end' : JSON.stringify(rest.length > excerptLength ? `${rest.slice(0, excerptLength)}…` : rest)
