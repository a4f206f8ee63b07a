/**
 * The services, in the order in which they are offered: /discover, the booking form, their pages, their share cards and
 * what search engines are told follow from this list. What the page and the card of a service say stands in its record,
 * `remote-services/src/pages/service/records/<slug>.ts`.
 */
import type { Service } from '../parse-services.ts'

export const services: readonly Service[] = [
  {
    slug: 'human-rights-equality-consultation',
    title: 'Human rights and equality consultation',
    cardTitle: 'Human Rights & Equality Consultation',
    area: 'rights',
  },
  {
    slug: 'non-mainstream-curriculum',
    title: 'Non-mainstream curriculum design',
    cardTitle: 'Non-Mainstream Curriculum Design',
    area: 'education',
  },
  {
    slug: 'healing-before-learning',
    title: 'Healing-before-learning workshops',
    cardTitle: 'Healing-Before-Learning Workshops',
    area: 'healing',
  },
  {
    slug: 'racial-literacy-training',
    title: 'Racial literacy and anti-racism training',
    cardTitle: 'Racial Literacy & Anti-Racism Training',
    area: 'rights',
  },
  { slug: 'cross-cultural-mediation', title: 'Cross-cultural mediation', cardTitle: 'Cross-Cultural Mediation', area: 'community' },
  {
    slug: 'data-driven-research',
    title: 'Data-driven human-rights research in hostile environments',
    cardTitle: 'Data-Driven Human-Rights Research in Hostile Environments',
    area: 'research',
  },
  {
    slug: 'policy-governance-consultancy',
    title: 'Policy and governance consultancy',
    cardTitle: 'Policy & Governance Consultancy',
    area: 'policy',
  },
  { slug: 'holistic-healing', title: 'Holistic healing and recovery', cardTitle: 'Holistic Healing & Recovery', area: 'healing' },
  {
    slug: 'emergency-education',
    title: 'Emergency education and disaster relief',
    cardTitle: 'Emergency Education & Disaster Relief',
    area: 'education',
  },
  {
    slug: 'community-empowerment',
    title: 'Community empowerment and outreach',
    cardTitle: 'Community Empowerment & Outreach',
    area: 'community',
  },
  {
    slug: 'public-speaking',
    title: 'Guest lecturing and public speaking',
    cardTitle: 'Guest Lecturing & Public Speaking',
    area: 'speaking',
  },
  {
    slug: 'youth-rehabilitation',
    title: 'Youth rehabilitation and reintegration',
    cardTitle: 'Youth Rehabilitation & Reintegration',
    area: 'community',
  },
]
