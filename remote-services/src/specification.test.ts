/**
 * What the specification counts, names and claims of this section. The schemas take any number of cards, steps and
 * voices: a change of the content that fails here is right as soon as the specification says so.
 */
import { services } from '@site/identity/services'
import { describe, expect, it } from 'vitest'
import { record as education } from './pages/area/education.ts'
import { record as healing } from './pages/area/healing.ts'
import { record as humanRights } from './pages/area/human-rights.ts'
import { record as publicFigure } from './pages/area/public-figure.ts'
import { record as discover } from './pages/discover/discover.ts'
import { record as programme } from './pages/education-programme/education-programme.ts'
import { pillars } from './pages/human-rights-hero/fact-sheet.ts'
import { record as investigation } from './pages/human-rights-hero/human-rights-hero.ts'
import { record as reform } from './pages/policy-reform/policy-reform.ts'
import { record as policy } from './pages/practice/consultancy-policy.ts'
import { record as recovery } from './pages/practice/healing-recovery.ts'
import { record as advocacy } from './pages/practice/human-rights-advocacy.ts'
import { record as impact } from './pages/practice/impact-work.ts'
import { record as profile } from './pages/profile/profile.ts'
import { record as media } from './pages/public-figure-hero/public-figure-hero.ts'
import { scheduledEvents } from './pages/public-figure-hero/scheduled-events.ts'
import { record as community } from './pages/service/records/community-empowerment.ts'
import { record as speaking } from './pages/service/records/public-speaking.ts'
import { record as youth } from './pages/service/records/youth-rehabilitation.ts'
import { section } from './section.ts'
import { serviceRecords } from './test-support/service-records.ts'

const titlesOf = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title)
const valuesOf = (items: readonly { readonly value: string }[]) => items.map(({ value }) => value)
const figuresOf = (items: readonly { readonly figure: { readonly value: string } }[]) => valuesOf(items.map(({ figure }) => figure))
const numbersOf = (steps: readonly { readonly number: string }[]) => steps.map(({ number }) => number)

const fiveSteps = ['01', '02', '03', '04', '05']
const sixSteps = [...fiveSteps, '06']

it('The section has 26 pages: 12 services and 14 others', () => {
  expect(section.pages).toHaveLength(26)
  expect(services).toHaveLength(12)
})

describe('Discover', () => {
  it('shows two features on how the work is done, and two on whom it is for', () => {
    expect([discover.intro, discover.audiences].map(({ length }) => length)).toEqual([2, 2])
  })

  it('speaks of twelve services where it says how many they are', () => {
    expect(discover.services.title).toBe('Twelve *services*')
    expect(discover.hero.tagline).toMatch(/^Twelve services/)
    expect(section.pages.find(({ path }) => path === '/discover')?.head.description).toMatch(/^Twelve services/)
    expect(JSON.stringify(discover.audiences)).toContain('none of the twelve fits')
  })
})

describe('The profile', () => {
  it('has milestones of seven years, from 2015 to 2024', () => {
    expect(profile.timeline.milestones.map(({ year }) => year)).toEqual(['2015', '2016', '2018', '2020', '2022', '2023', '2024'])
  })

  it('has three portraits, eight vision cards and six testimonials', () => {
    expect(profile.habits.portraits).toHaveLength(3)
    expect(profile.vision.cards).toHaveLength(8)
    expect(profile.testimonials.voices).toHaveLength(6)
  })
})

describe('The areas of work', () => {
  it('have six cards each, and the public figure eight', () => {
    expect([humanRights, education, healing].map(({ services: { cards } }) => cards.length)).toEqual([6, 6, 6])
    expect(publicFigure.platforms.cards).toHaveLength(8)
    expect(titlesOf(publicFigure.platforms.cards)).toEqual(
      expect.arrayContaining(['Keynotes', 'Broadcast interviews', 'Public debates', 'Podcast', 'Video channel']),
    )
  })

  it('say what remains in four rows, where schools are in four places, what an organiser can count on in three', () => {
    expect([humanRights.remains.rows, education.places.pillars, publicFigure.terms.cards].map(({ length }) => length)).toEqual([4, 4, 3])
  })

  it('claim 30+ countries, 15+ universities, 12 countries, 5,000+ educators and 200+ organisations', () => {
    expect([humanRights.claim.figure.value, ...valuesOf(education.reach.statistics), publicFigure.claim.figure.value]).toEqual([
      '30+',
      '5,000+',
      '15+',
      '12',
      '200+',
    ])
  })
})

describe('The pages about the practice', () => {
  it('have six cards each', () => {
    expect([policy.frameworks, recovery.programmes, advocacy.frameworks, impact.programmes].map(({ cards }) => cards.length)).toEqual([
      6, 6, 6, 6,
    ])
  })

  it('have five numbered steps each', () => {
    for (const { steps } of [policy.process, recovery.journey, advocacy.journey, impact.journey])
      expect(numbersOf(steps)).toEqual(fiveSteps)
  })

  it('give three figures each', () => {
    expect(figuresOf(policy.impact.outcomes)).toEqual(['92%', '78%', '85%'])
    expect(figuresOf(recovery.outcomes.outcomes)).toEqual(['82%', '76%', '91%'])
    expect(figuresOf(advocacy.impact.figures)).toEqual(['47+', '32', '89'])
    expect(figuresOf(impact.outcomes.outcomes)).toEqual(['500+', '42', '37'])
  })

  it('rewrite one clause in three sittings', () => {
    expect(policy.clause.stages).toHaveLength(3)
  })
})

describe('The education programme', () => {
  it('has six programmes, five numbered steps and three outcomes', () => {
    expect(programme.programmes.cards).toHaveLength(6)
    expect(numbersOf(programme.approach.steps)).toEqual(fiveSteps)
    expect(figuresOf(programme.outcomes.meters)).toEqual(['63%', '78%', '54%'])
  })
})

describe('Policy reform', () => {
  it('has six services, five numbered steps, three figures and six countries', () => {
    expect(reform.services.cards).toHaveLength(6)
    expect(numbersOf(reform.process.steps)).toEqual(fiveSteps)
    expect(figuresOf(reform.metrics.meters)).toEqual(['42+', '127', '289'])
    expect(reform.highlights.countries).toHaveLength(6)
  })
})

describe('Public figure and media', () => {
  it('has six footprint cards, five topics, four highlights and eight tiles', () => {
    expect([media.footprint.cards, media.topics.rows, media.highlights.voices, media.archive.tiles].map(({ length }) => length)).toEqual([
      6, 5, 4, 8,
    ])
  })

  it('lists four events, one a month from September to December 2023', () => {
    expect(scheduledEvents.map(({ date }) => date.slice(0, 7))).toEqual(['2023-09', '2023-10', '2023-11', '2023-12'])
  })
})

describe('Human rights initiatives', () => {
  it('has four pillars, which its fact sheet shares, four initiatives and three quotes', () => {
    expect(
      [investigation.pillars.items, pillars, investigation.initiatives.items, investigation.voices.quotes].map(({ length }) => length),
    ).toEqual([4, 4, 4, 3])
  })

  it('teaches three courses of four lessons', () => {
    expect(investigation.framework.cards.map(({ steps }) => steps.length)).toEqual([4, 4, 4])
  })
})

describe('The service pages', () => {
  /** In the order of section 2.12: the buttons of section 2.14, the figures of section 9. */
  const specified = {
    'human-rights-equality-consultation': ['Request Consultation', ['89%', '3.5x', '94%']],
    'non-mainstream-curriculum': ['Request Curriculum Consultation', ['78%', '92%', '3.1x']],
    'healing-before-learning': ['Request Workshop Information', ['83%', '4.2x', '91%']],
    'racial-literacy-training': ['Request Training Program', ['94%', '87%', '4.8/5']],
    'cross-cultural-mediation': ['Request Mediation Consultation', ['92%', '87%', '94%']],
    'data-driven-research': ['Request Research Consultation', ['78%', '0 breaches', '94%']],
    'policy-governance-consultancy': ['Request Policy Consultation', ['87%', '92%', '78%']],
    'holistic-healing': ['Request Healing Consultation', ['87%', '94%', '76%']],
    'emergency-education': ['Request Emergency Response', ['72hr', '98%', '89%']],
    'community-empowerment': ['Request an Assessment', ['87%', '150+', '2,400+']],
    'public-speaking': ['Request a Speaking Engagement', ['98%', '92%', '4.7/5']],
    'youth-rehabilitation': ['Request Programme Information', ['72%', '89%', '63%']],
  } as const satisfies Record<string, readonly [action: string, figures: readonly string[]]>

  /** Other claims of section 9: copy that the record of the service must hold. */
  const claims: readonly [slug: string, copy: RegExp][] = [
    ['racial-literacy-training', /Groups of 5 to 50 participants/],
    ['racial-literacy-training', /24 countries/],
    ['racial-literacy-training', /4 continents/],
    ['cross-cultural-mediation', /28 countries/],
    ['cross-cultural-mediation', /5 continents/],
    ['data-driven-research', /36 high-risk countries/],
    ['data-driven-research', /since 2015/],
    ['policy-governance-consultancy', /34 countries/],
    ['policy-governance-consultancy', /6 continents/],
    ['holistic-healing', /17 indigenous traditions/i],
    ['emergency-education', /47 (emergency )?responses/],
    ['emergency-education', /32 countries/],
    ['emergency-education', /72[ -]hours?/],
    ['emergency-education', /24\/7/],
    ['public-speaking', /28 countries/],
    ['public-speaking', /5 continents/],
    ['youth-rehabilitation', /18 countries/],
  ]

  const recordsBySlug = new Map(serviceRecords)

  it('are the twelve of the specification, in its order', () => {
    const paths = Object.keys(specified).map(slug => `/${slug}`)
    expect(services.map(({ slug }) => `/${slug}`)).toEqual(paths)
    expect(section.pages.map(({ path }) => path).slice(-12)).toEqual(paths)
  })

  it.each(serviceRecords)('have 3 cards of 4 steps, 6 numbered steps, 4 rows and 3 testimonials: %s', (_, record) => {
    expect(record.framework.cards.map(({ steps }) => steps.length)).toEqual([4, 4, 4])
    expect(numbersOf(record.process.steps)).toEqual(sixSteps)
    expect(record.offer.rows).toHaveLength(4)
    expect(record.testimonials.voices).toHaveLength(3)
  })

  it.each(Object.entries(specified))('close with the specified button, and give the specified figures: %s', (slug, [action, figures]) => {
    expect(recordsBySlug.get(slug)?.closing.action).toBe(action)
    expect(valuesOf(recordsBySlug.get(slug)?.results.statistics ?? [])).toEqual(figures)
  })

  it.each(claims)('say on %s: %s', (slug, copy) => {
    expect(JSON.stringify(recordsBySlug.get(slug)).replaceAll('\u00a0', ' ')).toMatch(copy)
  })

  it('give all nine figures of community empowerment, three of them large', () => {
    expect(valuesOf(community.results.also)).toEqual(['92%', '24', '5.7x', '83%', '96%', '12-year'])
  })

  it('name the cards and the steps of community empowerment', () => {
    expect(titlesOf(community.framework.cards)).toEqual(['Local Leadership Development', 'Skills & Resource Sharing', 'Ongoing Support'])
    expect(titlesOf(community.process.steps)).toEqual([
      'Community Engagement',
      'Leadership Identification',
      'Skill Development',
      'Resource Mobilization',
      'Initiative Launch',
      'Sustainable Networks',
    ])
  })

  it('name the cards, the formats and the steps of public speaking, and where its audiences are', () => {
    expect(titlesOf(speaking.framework.cards)).toEqual(['Tailored Topics', 'Data-Infused Narratives', 'Engaging Dialogues'])
    expect(titlesOf(speaking.offer.rows)).toEqual(['Keynote Addresses', 'Workshops', 'Panel Moderation', 'Fireside Chats'])
    expect(titlesOf(speaking.process.steps)).toEqual([
      'Discovery Call',
      'Topic Customization',
      'Content Development',
      'Delivery Preparation',
      'Dynamic Presentation',
      'Follow-up Resources',
    ])
    expect(speaking.hero.facts).toEqual(['Audiences in 28\u00a0countries across 5\u00a0continents'])
  })

  it('name the cards, the components and the steps of youth rehabilitation, and its countries', () => {
    expect(titlesOf(youth.framework.cards)).toEqual([
      'Therapeutic Curriculums',
      'Skill-Building & Vocational Training',
      'Family & Community Engagement',
    ])
    expect(titlesOf(youth.offer.rows)).toEqual(['Individual Counseling', 'Group Therapy', 'Educational Support', 'Vocational Training'])
    expect(titlesOf(youth.process.steps)).toEqual([
      'Assessment & Intake',
      'Personalized Plan',
      'Therapeutic Intervention',
      'Skill Development',
      'Family Engagement',
      'Reintegration Support',
    ])
    expect(youth.hero.facts).toContain('Programmes in 18\u00a0countries')
  })
})
