import type { Figure } from '../parse-figures.ts'

export const figures = {
  cited: {
    id: 'reports-cited',
    label: 'of reports are cited in a policy, a judgment or a parliamentary debate',
    value: '78%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'Published reports that are cited at least once, found by search of public records.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Only what is public and online can be found. A citation that disagrees counts too.',
  },
  breaches: {
    id: 'source-breaches',
    label: 'of a source’s identity or data, in any project',
    value: '0 breaches',
    unit: 'count',
    counted: 'Known cases in which data that could name a source came into other hands.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'A breach that nobody has noticed cannot be counted. One that becomes known makes the figure false that day.',
  },
  upheld: {
    id: 'findings-upheld',
    label: 'of findings were upheld on independent review',
    value: '94%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'Findings that reviewers outside the project left standing, of those put to a review.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Not every finding goes to review, and the client chooses which.',
  },
  countries: {
    id: 'research-countries',
    label: 'high-risk countries since 2015',
    value: '36',
    unit: 'count',
    counted:
      'Countries in which data were collected while doing so was dangerous for those who answered. Investigations, 30+, need not be dangerous, and so the lists differ.',
    since: '2015',
    by: 'to be confirmed',
    caveat: 'Risk is judged when a project begins. A country may have become safer, or another one more dangerous.',
  },
} as const satisfies Record<string, Figure>
