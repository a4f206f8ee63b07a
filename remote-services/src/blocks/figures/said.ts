import { identity } from '@site/identity'
import { isGiven } from '@site/identity/figure-words'
import type { Figure } from '@site/identity/figures'

/** Copy that names figures: `words`, each number tied to what it counts; none on a live site that has not counted each of them. */
export const said = (words: string, ...figures: readonly Figure[]): string =>
  figures.every(figure => isGiven(figure, identity.status)) ? words.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0') : ''
