import type { StructuredData } from '@site/kit/contract'

/**
 * Articles of the Universal Declaration of Human Rights, letter by letter as the United Nations publish its English text
 * (https://www.un.org/en/about-us/universal-declaration-of-human-rights). Pages show them, and their heads quote them to
 * search engines.
 */
export type Article = {
  /** 1 to 30. */
  readonly number: number
  /** One paragraph of it, whole. */
  readonly text: string
}

export const declaration = 'Universal Declaration of Human Rights'

/** On discrimination. */
export const equality = {
  number: 7,
  text: 'All are equal before the law and are entitled without any discrimination to equal protection of the law. All are entitled to equal protection against any discrimination in violation of this Declaration and against any incitement to such discrimination.',
} as const satisfies Article

/** The right to education, first paragraph. */
export const education = {
  number: 26,
  text: 'Everyone has the right to education. Education shall be free, at least in the elementary and fundamental stages. Elementary education shall be compulsory. Technical and professional education shall be made generally available and higher education shall be equally accessible to all on the basis of merit.',
} as const satisfies Article

/** Freedom of expression. */
export const expression = {
  number: 19,
  text: 'Everyone has the right to freedom of opinion and expression; this right includes freedom to hold opinions without interference and to seek, receive and impart information and ideas through any media and regardless of frontiers.',
} as const satisfies Article

/** An article as a page quotes it, for search engines. */
export const quotation = ({ number, text }: Article): StructuredData => ({
  '@type': 'Quotation',
  name: `Article ${number}`,
  position: number,
  text,
  isPartOf: { '@type': 'CreativeWork', name: declaration },
})
