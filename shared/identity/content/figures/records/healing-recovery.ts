import type { Figure } from '../parse-figures.ts'

export const figures = {
  trauma: {
    id: 'trauma-symptoms',
    label: 'Trauma symptoms reduced',
    value: '82%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted:
      'Participants who say at the close that they have fewer symptoms, or milder ones, than at the start. People are counted, not symptoms.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'It is what people report. There is no group beside them who did without, so it shows no cure, and time heals too.',
  },
  efficacy: {
    id: 'self-efficacy',
    label: 'Self-efficacy',
    value: '76%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'Participants who say at the close that they can act again on what matters to them.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'Those who left early were not asked, and they may feel otherwise.',
  },
  connection: {
    id: 'community-connection',
    label: 'Community connection',
    value: '91%',
    unit: 'share',
    of: 100,
    base: 'to be confirmed',
    counted: 'Participants who can name somebody to turn to whom they had not known before.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'It is asked on the last day, when the circle still meets. A year later fewer may be able to.',
  },
  communities: {
    id: 'healing-communities',
    label: 'communities where healing has been practised',
    value: '58',
    unit: 'count',
    counted:
      'Communities in which a healing programme ran from its first meeting to its last. The 500+ of impact work take in programmes of every kind.',
    since: 'to be confirmed',
    by: 'to be confirmed',
    caveat: 'What is one community is agreed with those who live there; two villages that share a circle count once.',
  },
} as const satisfies Record<string, Figure>
