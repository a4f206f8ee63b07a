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
  'chair',
  'door',
  'table',
  'letter',
  'night',
  'breath',
  'border',
  'promise',
  'neighbour',
  'water',
  'custody',
  'classroom',
  'testimony',
  'interpreter',
  'repair',
  'corridor',
  'kitchen',
  'bread',
  'queue',
  'telephone',
  'evidence',
  'complaint',
  'teacher',
]
