/**
 * All figures of the site, together with what is counted alike: `/what-we-count` is made of them. Each stands once, in the record of the
 * page that it belongs to.
 */
import type { Figure } from './parse-figures.ts'
import { figures as community } from './records/community-empowerment.ts'
import { figures as policy } from './records/consultancy-policy.ts'
import { figures as mediation } from './records/cross-cultural-mediation.ts'
import { figures as research } from './records/data-driven-research.ts'
import { figures as schools } from './records/education.ts'
import { figures as programme } from './records/education-programme.ts'
import { figures as emergency } from './records/emergency-education.ts'
import { figures as settling } from './records/healing-before-learning.ts'
import { figures as recovery } from './records/healing-recovery.ts'
import { figures as holistic } from './records/holistic-healing.ts'
import { figures as investigation } from './records/human-rights.ts'
import { figures as advocacy } from './records/human-rights-advocacy.ts'
import { figures as equality } from './records/human-rights-equality-consultation.ts'
import { figures as impact } from './records/impact-work.ts'
import { figures as curriculum } from './records/non-mainstream-curriculum.ts'
import { figures as clauses } from './records/policy-governance-consultancy.ts'
import { figures as reform } from './records/policy-reform.ts'
import { figures as profile } from './records/profile.ts'
import { figures as stages } from './records/public-figure.ts'
import { figures as speaking } from './records/public-speaking.ts'
import { figures as training } from './records/racial-literacy-training.ts'
import { figures as youth } from './records/youth-rehabilitation.ts'

export type { Figure } from './parse-figures.ts'

/** A figure, and the path of the page that shows it. */
export type PlacedFigure = { readonly figure: Figure; readonly page: string }

export type FigureGroup = {
  readonly id: string
  readonly title: string
  /** What the figures have in common, and how to take them. */
  readonly lead: string
  readonly figures: readonly PlacedFigure[]
}

const on = (page: string, ...figures: readonly Figure[]): readonly PlacedFigure[] => figures.map(figure => ({ figure, page }))

export const figureGroups: readonly FigureGroup[] = [
  {
    id: 'countries',
    title: 'Countries',
    lead: 'Thirteen numbers, thirteen questions. A country may be on several lists.',
    figures: [
      ...on('/education', schools.schools),
      ...on('/youth-rehabilitation', youth.countries),
      ...on('/impact-work', impact.countries),
      ...on('/community-empowerment', community.countries),
      ...on('/racial-literacy-training', training.countries),
      ...on('/cross-cultural-mediation', mediation.countries),
      ...on('/public-speaking', speaking.countries),
      ...on('/human-rights', investigation.countries),
      ...on('/emergency-education', emergency.countries),
      ...on('/policy-governance-consultancy', clauses.countries),
      ...on('/data-driven-research', research.countries),
      ...on('/profile', profile.clients),
      ...on('/policy-reform', reform.countries),
    ],
  },
  {
    id: 'continents',
    title: 'Continents',
    lead: 'Of six: Africa, Asia, Europe, North America, South America and Oceania. Antarctica has nobody to ask.',
    figures: [
      ...on('/racial-literacy-training', training.continents),
      ...on('/cross-cultural-mediation', mediation.continents),
      ...on('/public-speaking', speaking.continents),
      ...on('/policy-governance-consultancy', clauses.continents),
    ],
  },
  {
    id: 'communities',
    title: 'Communities and bodies',
    lead: 'Where the work was done, and with whom. What is one community or one body is part of each definition.',
    figures: [
      ...on('/education', schools.universities),
      ...on('/holistic-healing', holistic.traditions),
      ...on('/emergency-education', emergency.responses),
      ...on('/healing-recovery', recovery.communities),
      ...on('/human-rights-advocacy', advocacy.initiatives),
      ...on('/community-empowerment', community.initiatives),
      ...on('/public-figure', stages.organisations),
      ...on('/policy-reform', reform.institutions),
      ...on('/impact-work', impact.communities),
    ],
  },
  {
    id: 'rules',
    title: 'Rules that changed',
    lead: 'Laws, codes, frameworks and the practice of an institution. Where one change stands in two lists, the definition says so.',
    figures: [
      ...on('/human-rights-advocacy', advocacy.reforms),
      ...on('/impact-work', impact.reforms, impact.policies),
      ...on('/human-rights-advocacy', advocacy.policies),
      ...on('/policy-reform', reform.frameworks),
    ],
  },
  {
    id: 'taught',
    title: 'People taught',
    lead: 'Those who completed a course, by the registers. Whoever took two courses may stand in two registers.',
    figures: [...on('/community-empowerment', community.leaders), ...on('/education', schools.educators)],
  },
  {
    id: 'institutions',
    title: 'Of a hundred institutions, texts and places',
    lead: 'What became of a report, an agreement, a policy or a programme. Each share has a hundred of its own, and they cannot be compared.',
    figures: [
      ...on('/human-rights-equality-consultation', equality.followed),
      ...on('/racial-literacy-training', training.institutions),
      ...on('/cross-cultural-mediation', mediation.agreed, mediation.observed),
      ...on('/data-driven-research', research.cited, research.upheld),
      ...on('/policy-governance-consultancy', clauses.force, clauses.adopted, clauses.together),
      ...on('/consultancy-policy', policy.adoption),
      ...on('/emergency-education', emergency.spaces),
      ...on('/community-empowerment', community.sustained, community.women),
    ],
  },
  {
    id: 'people',
    title: 'Of a hundred people',
    lead: 'What people did, and what they said when they were asked. A kind answer to whoever asks is still an answer, so most of these run high.',
    figures: [
      ...on('/healing-recovery', recovery.trauma, recovery.efficacy, recovery.connection),
      ...on('/healing-before-learning', settling.safer, settling.practices),
      ...on('/holistic-healing', holistic.steadier, holistic.respected, holistic.daily),
      ...on('/education-programme', programme.attainment, programme.employment),
      ...on('/youth-rehabilitation', youth.completion, youth.placement),
      ...on('/emergency-education', emergency.children),
      ...on('/non-mainstream-curriculum', curriculum.part, curriculum.kept),
      ...on('/racial-literacy-training', training.confidence),
      ...on('/cross-cultural-mediation', mediation.understood),
      ...on('/human-rights-equality-consultation', equality.again),
      ...on('/community-empowerment', community.civic, community.satisfaction),
      ...on('/public-speaking', speaking.hall),
    ],
  },
  {
    id: 'changes',
    title: 'Before and after',
    lead: 'Changes, not shares. For a hundred before, or for ten, the drawing shows how many there are after; why it changed is another question.',
    figures: [
      ...on('/education-programme', programme.recidivism),
      ...on('/youth-rehabilitation', youth.recidivism),
      ...on('/consultancy-policy', policy.discrimination, policy.competency),
      ...on('/public-speaking', speaking.increase),
      ...on('/non-mainstream-curriculum', curriculum.further),
      ...on('/human-rights-equality-consultation', equality.raised),
      ...on('/healing-before-learning', settling.task),
      ...on('/community-empowerment', community.return),
    ],
  },
  {
    id: 'ratings',
    title: 'Marks out of five',
    lead: 'Averages of the sheets that were handed in.',
    figures: [...on('/racial-literacy-training', training.rating), ...on('/public-speaking', speaking.rating)],
  },
  {
    id: 'limits',
    title: 'Time, and rules we set ourselves',
    lead: 'A limit is kept or broken, and one case is enough to make it false. An average only time can check.',
    figures: [
      ...on('/emergency-education', emergency.hours, emergency.rota),
      ...on('/racial-literacy-training', training.groups),
      ...on('/data-driven-research', research.breaches),
      ...on('/community-empowerment', community.lifespan),
    ],
  },
]
