import voices from '@site/media/films/hero-4.webp?picture'
import signing from '@site/media/pictures/consultancy-policy.webp?picture'
import door from '@site/media/pictures/discover.webp?picture'
import bench from '@site/media/pictures/education-programme.webp?picture'
import cloth from '@site/media/pictures/healing.webp?picture'
import type { DiscoverRecord } from './discover-record.ts'
import { serviceDetails } from './service-details.ts'

export const record = {
  hero: {
    title: 'Discover *what we do*',
    tagline: 'Twelve services, each with its own method, for the rooms where people are taught, judged, sheltered or heard.',
    tone: 'dark',
    picture: { source: door, focus: 'right' },
    facts: ['Institutions and governments', 'Schools, prisons and camps', 'Communities and event organisers'],
  },
  intro: [
    {
      title: 'Listening *comes first*',
      paragraphs: [
        'Before anything is proposed we read what you have written about yourselves, and then ask the people it was written about.',
        'What we heard comes back to you in plain words, so that the work starts from an account that everyone in the building recognises.',
      ],
      picture: voices,
    },
    {
      title: 'We stay until *it holds*',
      paragraphs: [
        'A repair is tested by use. Each service ends with practice in your own setting, a review of what shifted, and someone inside who keeps it going.',
        'Several are often joined in one programme: a school may need healing workshops before training, and a new policy after both.',
      ],
      picture: cloth,
    },
  ],
  services: {
    title: 'Twelve *services*',
    lead: 'Learn More shows what a service includes. Its own page tells the whole of it.',
    cards: [
      {
        slug: 'human-rights-equality-consultation',
        title: 'Human Rights & Equality Consultation',
        description: 'Find out how your institution treats the people with least power in it, and what to change first.',
        area: 'rights',
        picture: serviceDetails['Human Rights & Equality Consultation'].picture,
        page: '/human-rights-equality-consultation',
      },
      {
        slug: 'non-mainstream-curriculum',
        title: 'Non-Mainstream Curriculum Design',
        description: 'Courses built around learners whom the standard timetable has already failed.',
        area: 'education',
        picture: serviceDetails['Non-Mainstream Curriculum Design'].picture,
        page: '/non-mainstream-curriculum',
      },
      {
        slug: 'healing-before-learning',
        title: 'Healing-Before-Learning Workshops',
        description: 'Sessions that settle body and mind, so that a frightened class can take a lesson in.',
        area: 'healing',
        picture: serviceDetails['Healing-Before-Learning Workshops'].picture,
        page: '/healing-before-learning',
      },
      {
        slug: 'racial-literacy-training',
        title: 'Racial Literacy & Anti-Racism Training',
        description: 'Practice in seeing, naming and changing what race decides in your building.',
        area: 'rights',
        picture: serviceDetails['Racial Literacy & Anti-Racism Training'].picture,
        page: '/racial-literacy-training',
      },
      {
        slug: 'cross-cultural-mediation',
        title: 'Cross-Cultural Mediation',
        description: 'A steady third person for disputes in which each side lives by different rules.',
        area: 'community',
        picture: serviceDetails['Cross-Cultural Mediation'].picture,
        page: '/cross-cultural-mediation',
      },
      {
        slug: 'data-driven-research',
        title: 'Data-Driven Human-Rights Research in Hostile Environments',
        description: 'Evidence from places where asking a question carries a risk.',
        area: 'research',
        picture: serviceDetails['Data-Driven Human-Rights Research in Hostile Environments'].picture,
        page: '/data-driven-research',
      },
      {
        slug: 'policy-governance-consultancy',
        title: 'Policy & Governance Consultancy',
        description: 'Policies drafted with the officials who must apply them and the people who must live under them.',
        area: 'policy',
        picture: serviceDetails['Policy & Governance Consultancy'].picture,
        page: '/policy-governance-consultancy',
      },
      {
        slug: 'holistic-healing',
        title: 'Holistic Healing & Recovery',
        description: 'Care that draws on breath, movement, plants and ceremony beside conversation.',
        area: 'healing',
        picture: serviceDetails['Holistic Healing & Recovery'].picture,
        page: '/holistic-healing',
      },
      {
        slug: 'emergency-education',
        title: 'Emergency Education & Disaster Relief',
        description: 'Lessons, safety and routine for children while the emergency is still going on.',
        area: 'education',
        picture: serviceDetails['Emergency Education & Disaster Relief'].picture,
        page: '/emergency-education',
      },
      {
        slug: 'community-empowerment',
        title: 'Community Empowerment & Outreach',
        description: 'Support for local people who are already leading, on terms they set.',
        area: 'community',
        picture: serviceDetails['Community Empowerment & Outreach'].picture,
        page: '/community-empowerment',
      },
      {
        slug: 'public-speaking',
        title: 'Guest Lecturing & Public Speaking',
        description: 'Lectures and keynotes written for one audience on one day.',
        area: 'speaking',
        picture: serviceDetails['Guest Lecturing & Public Speaking'].picture,
        page: '/public-speaking',
      },
      {
        slug: 'youth-rehabilitation',
        title: 'Youth Rehabilitation & Reintegration',
        description: 'A route out of custody, planned with the young person who will walk it.',
        area: 'community',
        picture: serviceDetails['Youth Rehabilitation & Reintegration'].picture,
        page: '/youth-rehabilitation',
      },
    ],
  },
  audiences: [
    {
      title: 'For people *on the inside*',
      paragraphs: [
        'Prison wings, secure units and refugee camps are places of learning too. Our materials are made for rooms with few books, no connection and many interruptions.',
        'Staff belong to the group. When officers and volunteers learn beside the residents, the work survives a change of shift.',
      ],
      picture: bench,
      action: { label: 'See the education programme', href: '/education-programme' },
    },
    {
      title: 'For those *who decide*',
      paragraphs: [
        'Governors, ministers and head teachers receive short drafts, figures with their sources, and frank advice while a decision can still be changed.',
        'Where none of the twelve fits, we say so and describe what would. An initial consultation is often spent on exactly that.',
      ],
      picture: signing,
      action: { label: 'See the work on policy reform', href: '/policy-reform' },
    },
  ],
} as const satisfies DiscoverRecord
