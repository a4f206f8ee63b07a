/** The words of the instrument, fetched with it. */
export const instrumentCopy = {
  name: 'The thirty articles, as threads',
  previous: 'Previous article',
  next: 'Next article',
  /** `numbers` of a page's articles, in words by hand: the first list that `Intl` makes takes longer than a frame. */
  rests: (numbers: readonly number[]): string =>
    `Thirty threads, an article each: pluck one to read it. This page rests on ${numbers.join(', ').replace(/, (\d+)$/, ' and $1')}.`,
  restsOnAll: 'Thirty threads, an article each: pluck one to read it.',
} as const

/** @param number 1 to 30 */
export const articleName = (number: number): string => `Article ${number}, ${articleNames[number - 1]}`

/** What each article is about, Article 1 first. These names are ours: the Declaration gives none. */
export const articleNames = [
  'dignity',
  'without distinction',
  'life and liberty',
  'no slavery',
  'no torture',
  'a person before the law',
  'equality before the law',
  'remedy',
  'no arbitrary arrest',
  'fair hearing',
  'presumption of innocence',
  'privacy',
  'movement',
  'asylum',
  'nationality',
  'marriage and family',
  'property',
  'thought and belief',
  'expression',
  'assembly',
  'taking part in government',
  'social security',
  'work and fair pay',
  'rest',
  'standard of living',
  'education',
  'culture and science',
  'a just order',
  'duties',
  'nothing undone',
] as const
