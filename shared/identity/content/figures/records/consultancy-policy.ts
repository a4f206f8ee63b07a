import type { Figure } from '../parse-figures.ts'

export const figures = {
  adoption: {
    id: 'policy-adoption',
    label: 'Policy adoption',
    value: '92%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted:
      'Policies drafted with us and adopted by the body that had asked for them, out of all drafts, including those never put to a vote.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Adopted is not obeyed. A policy that was adopted and then suspended still counts as adopted.',
  },
  competency: {
    id: 'cultural-competency',
    label: 'Cultural competency increase',
    value: '78%',
    unit: 'increase',
    base: 'to be confirmed',
    counted: 'The rise in a team’s mean score from the first assessment to the last, on the same questions. It is not a share of people.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Those who leave between the two assessments are missing from the second, and people learn what a test wants to hear.',
  },
  discrimination: {
    id: 'discrimination-reduction',
    label: 'Discrimination reduction',
    value: '85%',
    unit: 'reduction',
    base: 'to be confirmed',
    counted: 'Incidents that staff and pupils recount when they are asked again under the new rules, compared with those before.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Fewer incidents reported may mean fewer incidents, or less trust in whoever asks.',
  },
} as const satisfies Record<string, Figure>
