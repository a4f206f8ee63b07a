import { describe, expect, it } from 'vitest'
import { section } from '../../section.ts'
import { bandsOf, type Rhythm, type ServiceRecord } from './service-record.ts'
import { serviceRecords } from './service-records.ts'

const recordsBySlug = new Map(serviceRecords)
const inPageOrder = section.pages.flatMap(({ path }) => {
  const record = recordsBySlug.get(path.slice(1))
  return record ? [{ slug: path.slice(1), record }] : []
})

/** Section 9 of the specification, and the buttons of its section 2.14, in page order. */
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
  'community-empowerment': ['Request an Assessment', ['87%', '150+', '2,400+', '92%', '24', '5.7x', '83%', '96%', '12-year']],
  'public-speaking': ['Request a Speaking Engagement', ['98%', '92%', '4.7/5']],
  'youth-rehabilitation': ['Request Programme Information', ['72%', '89%', '63%']],
} as const satisfies Record<string, readonly [action: string, figures: readonly string[]]>

/** Other claims of section 9 about one service: words that its record must hold. */
const claims: readonly [slug: string, words: RegExp][] = [
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

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []

/** A picture's description belongs to the picture; the rest of it, and an icon, are no words at all. */
const isDrawn = (key: string, value: unknown): boolean => key === 'icon' || Boolean(value && typeof value === 'object' && 'avif' in value)

const sentencesOf = (record: object): readonly string[] =>
  strings(JSON.parse(JSON.stringify(record, (key, value) => (isDrawn(key, value) ? undefined : value))))
    .flatMap(text => text.split(/(?<=[.!?]) (?=[A-Z])/))
    .map(sentence => sentence.replaceAll('*', '').trim())

/** What stands on more than one page. */
function repeated(of: (record: ServiceRecord) => readonly string[]): readonly string[] {
  const places = new Map<string, string[]>()
  for (const [slug, record] of serviceRecords) for (const text of new Set(of(record))) places.set(text, [...(places.get(text) ?? []), slug])
  return [...places].filter(([, slugs]) => slugs.length > 1).map(([text, slugs]) => `${slugs.join(', ')}: ${text}`)
}

describe('The service pages together', () => {
  it('are the twelve of the specification, in its order', () => {
    expect(inPageOrder.map(({ slug }) => slug)).toEqual(Object.keys(specified))
  })

  it('close with the specified buttons', () => {
    expect(inPageOrder.map(({ record }) => record.closing.action)).toEqual(Object.values(specified).map(([action]) => action))
  })

  it.each(Object.entries(specified))('give the figures of %s', (slug, [, figures]) => {
    expect(recordsBySlug.get(slug)?.results.statistics.map(({ value }) => value)).toEqual(figures)
  })

  it.each(claims)('say on %s: %s', (slug, words) => {
    expect(strings(recordsBySlug.get(slug)).some(text => words.test(text))).toBe(true)
  })

  it('draw a meter that agrees with each percentage', () => {
    const drawn = serviceRecords.flatMap(([, { results }]) => results.statistics).filter(({ value }) => value.endsWith('%'))
    expect(drawn.filter(({ value, share }) => share !== undefined && value !== `${share}%`)).toEqual([])
  })

  it('say no sentence of six words or more twice', () => {
    expect(repeated(record => sentencesOf(record).filter(sentence => sentence.split(' ').length >= 6))).toEqual([])
  })

  it('use no title of a part twice', () => {
    const titles = ({ framework, process, closing, testimonials, results }: ServiceRecord) => [
      framework.title,
      process.title,
      closing.title,
      testimonials.label,
      results.label,
      ...framework.cards.map(({ title }) => title),
    ]
    expect(repeated(titles)).toEqual([])
  })

  it('differ in their grounds and in at least three of the seven layouts, each from each', () => {
    const alike = pairs(serviceRecords.map(([slug, { rhythm }]) => ({ slug, rhythm })))
      .filter(([one, other]) => sharedLayouts(one.rhythm, other.rhythm).length > 4 || groundsOf(one.rhythm) === groundsOf(other.rhythm))
      .map(([one, other]) => `${one.slug} and ${other.slug} share ${sharedLayouts(one.rhythm, other.rhythm)}`)
    expect(alike).toEqual([])
  })
})

const groundsOf = (rhythm: Rhythm): string =>
  bandsOf(rhythm)
    .map(band => rhythm.grounds[band])
    .join(' ')

const sharedLayouts = ({ grounds: _, ...one }: Rhythm, other: Rhythm): readonly string[] =>
  Object.entries(one).flatMap(([part, layout]) => (other[part as keyof Rhythm] === layout ? [part] : []))

const pairs = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map(other => [one, other] as const))
