import { article7, article19, article26 } from '@site/identity/declaration'
import type { StructuredData } from '@site/kit/contract'

/** Articles of the Universal Declaration of Human Rights that pages show, and that their heads quote to search engines. */
export type Article = {
  /** 1 to 30. */
  readonly number: number
  /** One paragraph of it, whole. */
  readonly text: string
  /** What it begins with, to be set large. */
  readonly beginning: string
}

export const declaration = 'Universal Declaration of Human Rights'

/** On discrimination. */
export const equality = {
  number: 7,
  text: article7[0],
  beginning: 'All are equal before the law',
} as const satisfies Article

/** The right to education, first paragraph. */
export const education = {
  number: 26,
  text: article26[0],
  beginning: 'Everyone has the right to education.',
} as const satisfies Article

/** Freedom of expression. */
export const expression = {
  number: 19,
  text: article19[0],
  beginning: 'Everyone has the right to freedom of opinion and expression;',
} as const satisfies Article

/** An article as a page quotes it, for search engines. */
export const quotation = ({ number, text }: Article): StructuredData => ({
  '@type': 'Quotation',
  name: `Article ${number}`,
  position: number,
  text,
  isPartOf: { '@type': 'CreativeWork', name: declaration },
})
