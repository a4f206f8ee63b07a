import { identity } from '@site/identity'
import { isGiven } from '@site/identity/figure-words'
import type { Figure } from '@site/identity/figures'

/** Copy that names figures: `words`, or none on a live site that has not counted each of them. */
export const said = (words: string, ...figures: readonly Figure[]): string =>
  figures.every(figure => isGiven(figure, identity.status)) ? words : ''
