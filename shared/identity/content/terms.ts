/**
 * Things that return on many pages, each by its singular. Where they stand is found when the
 * pages are built; at the end of a page one of them leads to others (`shell/src/weave/`).
 */
export const terms: readonly string[] = [
  'witness',
  'clause',
  'circle',
  'register',
  'silence',
  'promise',
  'neighbour',
  'custody',
  'classroom',
  'testimony',
  'interpreter',
  'repair',
  'evidence',
  'teacher',
  'lesson',
  'language',
  'budget',
  'elder',
  'meeting',
  'timetable',
]
