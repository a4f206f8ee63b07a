import * as v from 'valibot'

/** One sentence about data that is not as it should be: where it came from, the field, what was expected, what came. */
export function describeIssue(source: string, whole: string, issue: v.BaseIssue<unknown>): string {
  // Checks of a value carry words of their own; those of a type or a list of values are named by the library.
  const expected = issue.kind === 'validation' ? issue.message : (issue.expected ?? issue.message)
  return `${source}: ${v.getDotPath(issue) ?? whole}: expected ${expected}, got ${issue.received}`
}
