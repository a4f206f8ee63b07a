import { defineSection } from '@site/kit/contract'
import communityEmpowermentCard from '@site/media/cards/community-empowerment.jpg?url'
import consultancyPolicyCard from '@site/media/cards/consultancy-policy.jpg?url'
import mediationCard from '@site/media/cards/cross-cultural-mediation.jpg?url'
import researchCard from '@site/media/cards/data-driven-research.jpg?url'
import discoverCard from '@site/media/cards/discover.jpg?url'
import educationCard from '@site/media/cards/education.jpg?url'
import educationProgrammeCard from '@site/media/cards/education-programme.jpg?url'
import emergencyEducationCard from '@site/media/cards/emergency-education.jpg?url'
import healingCard from '@site/media/cards/healing.jpg?url'
import healingBeforeLearningCard from '@site/media/cards/healing-before-learning.jpg?url'
import healingRecoveryCard from '@site/media/cards/healing-recovery.jpg?url'
import holisticHealingCard from '@site/media/cards/holistic-healing.jpg?url'
import humanRightsCard from '@site/media/cards/human-rights.jpg?url'
import humanRightsAdvocacyCard from '@site/media/cards/human-rights-advocacy.jpg?url'
import equalityCard from '@site/media/cards/human-rights-equality-consultation.jpg?url'
import humanRightsHeroCard from '@site/media/cards/human-rights-hero.jpg?url'
import impactWorkCard from '@site/media/cards/impact-work.jpg?url'
import curriculumCard from '@site/media/cards/non-mainstream-curriculum.jpg?url'
import policyGovernanceCard from '@site/media/cards/policy-governance-consultancy.jpg?url'
import policyReformCard from '@site/media/cards/policy-reform.jpg?url'
import profileCard from '@site/media/cards/profile.jpg?url'
import publicFigureCard from '@site/media/cards/public-figure.jpg?url'
import publicFigureHeroCard from '@site/media/cards/public-figure-hero.jpg?url'
import publicSpeakingCard from '@site/media/cards/public-speaking.jpg?url'
import racialLiteracyCard from '@site/media/cards/racial-literacy-training.jpg?url'
import youthRehabilitationCard from '@site/media/cards/youth-rehabilitation.jpg?url'
import { declareArea } from './declare-area.ts'
import { declarePage } from './declare-page.ts'
import { education, equality, expression } from './pages/area/articles.ts'
import { listedServices, serviceList } from './pages/discover/service-list-data.ts'
import { engagement, profilePage } from './pages/profile/person-data.ts'
import { scheduledEvents } from './pages/public-figure-hero/scheduled-events.ts'
import { declareService } from './pages/service/declare-service.ts'

export const section = defineSection({
  name: 'remote-services',
  pages: [
    declarePage(
      'discover',
      {
        title: 'Discover what we do',
        description:
          'Twelve services in human rights, education and healing: what each includes, whom it is for, and the page that tells more.',
        area: 'community',
        barTone: 'paper',
        card: discoverCard,
        structuredData: __FOR_BROWSERS__ ? [] : [serviceList(listedServices)],
      },
      () => import('./pages/discover/discover-page.tsx'),
    ),
    declarePage(
      'profile',
      {
        title: 'Profile',
        description:
          'Who leads the work and what shaped it: milestones from 2015 to 2024, eight convictions, and the word of organisations that asked for help.',
        area: 'speaking',
        barTone: 'paper',
        card: profileCard,
        structuredData: __FOR_BROWSERS__ ? [] : [profilePage('profile')],
      },
      () => import('./pages/profile/profile-page.tsx'),
    ),
    declareArea(
      'human-rights',
      {
        title: 'Human rights investigation',
        description:
          'Independent fact-finding, witness interviews and document review, for institutions and for those they have failed. Work in 30+ countries.',
        area: 'rights',
        barTone: 'paper',
        card: humanRightsCard,
      },
      () => import('./pages/area/human-rights-page.tsx'),
      equality,
    ),
    declareArea(
      'education',
      {
        title: 'Education infrastructure',
        description:
          'Schools for prisons, refugee camps and communities that have none: rooms, teachers, materials and the arrangements that make them last.',
        area: 'education',
        barTone: 'paper',
        card: educationCard,
      },
      () => import('./pages/area/education-page.tsx'),
      education,
    ),
    declareArea(
      'healing',
      {
        title: 'Healing and repair',
        description:
          'Listening circles, testimony, work with the body, and apologies that put something right. Read what the first hour is like before you come.',
        area: 'healing',
        barTone: 'paper',
        card: healingCard,
      },
      () => import('./pages/area/healing-page.tsx'),
      expression,
    ),
    declareArea(
      'public-figure',
      {
        title: 'Public figure',
        description:
          'Keynotes, debates, interviews, a podcast and a video channel on rights, education and healing. How to book her, and what an organiser can expect.',
        area: 'speaking',
        barTone: 'paper',
        card: publicFigureCard,
      },
      () => import('./pages/area/public-figure-page.tsx'),
    ),
    declareArea(
      'human-rights-hero',
      {
        title: 'Human rights',
        description:
          'Investigation on four pillars, from testimony to remedy, with care for everyone who testifies, courses in rights and a fact sheet to download.',
        area: 'rights',
        barTone: 'paper',
        card: humanRightsHeroCard,
      },
      () => import('./pages/human-rights-hero/human-rights-hero-page.tsx'),
    ),
    declareArea(
      'consultancy-policy',
      {
        title: 'Consultancy and policy',
        description:
          'Reading, drafting and adopting policies on equality, safeguarding and fair work, with the people who will live under them. 92% are adopted.',
        area: 'policy',
        barTone: 'paper',
        card: consultancyPolicyCard,
      },
      () => import('./pages/practice/consultancy-policy-page.tsx'),
    ),
    declareArea(
      'healing-recovery',
      {
        title: 'Healing and recovery',
        description:
          'Six programmes and a journey of five steps, from circles and somatic work to rest for carers. Practised with 58 communities.',
        area: 'healing',
        barTone: 'paper',
        card: healingRecoveryCard,
      },
      () => import('./pages/practice/healing-recovery-page.tsx'),
    ),
    declareArea(
      'human-rights-advocacy',
      {
        title: 'Human rights advocacy',
        description:
          'Evidence, legal empowerment and campaigns led by those affected: 47+ policy changes, 32 institutional reforms and 89 community initiatives.',
        area: 'rights',
        barTone: 'paper',
        card: humanRightsAdvocacyCard,
      },
      () => import('./pages/practice/human-rights-advocacy-page.tsx'),
    ),
    declareArea(
      'impact-work',
      {
        title: 'Impact work',
        description:
          'Programmes that communities take over and pass on: more than 500 communities in 23 countries, 42 policy changes and 37 educational reforms.',
        area: 'community',
        barTone: 'ink',
        card: impactWorkCard,
      },
      () => import('./pages/practice/impact-work-page.tsx'),
    ),
    declareArea(
      'education-programme',
      {
        title: 'Education programme',
        description:
          'Education in prisons, youth units and refugee camps: six programmes, five steps from arrival to release, and what learners leave with.',
        area: 'education',
        barTone: 'paper',
        card: educationProgrammeCard,
      },
      () => import('./pages/education-programme/education-programme-page.tsx'),
    ),
    declareArea(
      'policy-reform',
      {
        title: 'Policy reform',
        description: 'Rules traced, redrafted and taught with those who apply them: 127 frameworks and 289 institutions in 42+ countries.',
        area: 'policy',
        barTone: 'paper',
        card: policyReformCard,
      },
      () => import('./pages/policy-reform/policy-reform-page.tsx'),
    ),
    declarePage(
      'public-figure-hero',
      {
        title: 'Public figure and media',
        description:
          'Where she is heard and on what: broadcast, print, debates, five speaking topics, dated engagements, and the way to invite her to your stage.',
        area: 'speaking',
        barTone: 'paper',
        card: publicFigureHeroCard,
        structuredData: __FOR_BROWSERS__ ? [] : scheduledEvents.map(event => engagement('public-figure-hero', event)),
      },
      () => import('./pages/public-figure-hero/public-figure-hero-page.tsx'),
    ),
    declareService(
      'human-rights-equality-consultation',
      {
        title: 'Human rights and equality consultation',
        description:
          'An independent audit of how your decisions reach different people, read against the Universal Declaration, with a costed plan to put things right.',
        area: 'rights',
        barTone: 'paper',
        card: equalityCard,
      },
      () => import('./pages/service/records/human-rights-equality-consultation.ts'),
    ),
    declareService(
      'non-mainstream-curriculum',
      {
        title: 'Non-mainstream curriculum design',
        description:
          'Curricula for learners whom the standard syllabus overlooks, designed with their teachers, elders and families, and mapped to recognised exams.',
        area: 'education',
        barTone: 'paper',
        card: curriculumCard,
      },
      () => import('./pages/service/records/non-mainstream-curriculum.ts'),
    ),
    declareService(
      'healing-before-learning',
      {
        title: 'Healing-before-learning workshops',
        description:
          'Workshops in breath, rhythm and story that help frightened learners feel safe again, and train their teachers to keep the practice going.',
        area: 'healing',
        barTone: 'paper',
        card: healingBeforeLearningCard,
      },
      () => import('./pages/service/records/healing-before-learning.ts'),
    ),
    declareService(
      'racial-literacy-training',
      {
        title: 'Racial literacy and anti-racism training',
        description:
          'Training for institutions, schools and services that want the language, the history and the practice to name racism and undo it. For groups of 5 to 50.',
        area: 'rights',
        barTone: 'paper',
        card: racialLiteracyCard,
      },
      () => import('./pages/service/records/racial-literacy-training.ts'),
    ),
    declareService(
      'cross-cultural-mediation',
      {
        title: 'Cross-cultural mediation',
        description:
          'Confidential, impartial mediation between communities, institutions and teams divided by language or custom. In 28 countries across 5 continents.',
        area: 'community',
        barTone: 'ink',
        card: mediationCard,
      },
      () => import('./pages/service/records/cross-cultural-mediation.ts'),
    ),
    declareService(
      'data-driven-research',
      {
        title: 'Data-driven human-rights research in hostile environments',
        description:
          'Defensible human-rights evidence from places where collecting it is dangerous: 36 high-risk countries since 2015, with no breach of source data.',
        area: 'research',
        barTone: 'paper',
        card: researchCard,
      },
      () => import('./pages/service/records/data-driven-research.ts'),
    ),
    declareService(
      'policy-governance-consultancy',
      {
        title: 'Policy and governance consultancy',
        description:
          'Rights-based audits, plain drafting and accountable oversight for governments and institutions. Policy frameworks in 34 countries across 6 continents.',
        area: 'policy',
        barTone: 'ink',
        card: policyGovernanceCard,
      },
      () => import('./pages/service/records/policy-governance-consultancy.ts'),
    ),
    declareService(
      'holistic-healing',
      {
        title: 'Holistic healing and recovery',
        description:
          'Ceremony, breath, story and land: healing drawn from 17 indigenous traditions, beside medical care, for people and communities after harm.',
        area: 'healing',
        barTone: 'paper',
        card: holisticHealingCard,
      },
      () => import('./pages/service/records/holistic-healing.ts'),
    ),
    declareService(
      'emergency-education',
      {
        title: 'Emergency education and disaster relief',
        description:
          'Safe learning spaces and trained teachers after a disaster, within 72 hours of its declaration. 47 emergency responses across 32 countries.',
        area: 'education',
        barTone: 'ink',
        card: emergencyEducationCard,
      },
      () => import('./pages/service/records/emergency-education.ts'),
    ),
    declareService(
      'community-empowerment',
      {
        title: 'Community empowerment and outreach',
        description:
          'Local leaders, shared resources and support that stays: more than 150 community initiatives in 24 countries, most of them led by women.',
        area: 'community',
        barTone: 'paper',
        card: communityEmpowermentCard,
      },
      () => import('./pages/service/records/community-empowerment.ts'),
    ),
    declareService(
      'public-speaking',
      {
        title: 'Guest lecturing and public speaking',
        description:
          'Keynotes, workshops, panels and fireside chats on human rights, education and healing, heard in 28 countries across 5 continents.',
        area: 'speaking',
        barTone: 'ink',
        card: publicSpeakingCard,
      },
      () => import('./pages/service/records/public-speaking.ts'),
    ),
    declareService(
      'youth-rehabilitation',
      {
        title: 'Youth rehabilitation and reintegration',
        description:
          'Therapy, trades and family work for young people on their way home from custody or care: programmes in 18 countries, from intake to a job.',
        area: 'community',
        barTone: 'ink',
        card: youthRehabilitationCard,
      },
      () => import('./pages/service/records/youth-rehabilitation.ts'),
    ),
  ],
})
