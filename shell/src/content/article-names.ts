/** The words of the instrument, fetched with it. */
export const instrumentCopy = {
  name: 'The thirty articles, as threads',
  previous: 'Previous article',
  next: 'Next article',
  /** `{articles}` stands for their numbers. */
  rests: 'Thirty threads, an article each: pluck one to read it. This page rests on {articles}.',
  restsOnAll: 'Thirty threads, an article each: pluck one to read it.',
} as const

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
