import { services } from '@site/identity/services'
import { describe, expect, it } from 'vitest'
import { serviceRecords } from '../../test-support/service-records.ts'
import type { ServiceLayout, ServiceRecord } from './service-record.ts'

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []

/** A picture's description belongs to the picture; the rest of it, and an icon, are no copy at all. Links are named after what they lead to. */
const isNoCopy = (key: string, value: unknown): boolean =>
  key === 'icon' || key === 'ways' || Boolean(value && typeof value === 'object' && 'avif' in value)

const sentencesOf = (record: object): readonly string[] =>
  strings(JSON.parse(JSON.stringify(record, (key, value) => (isNoCopy(key, value) ? undefined : value))))
    .flatMap(text => text.split(/(?<=[.!?]) (?=[A-Z])/))
    .map(sentence => sentence.replaceAll('*', '').trim())

/** What stands on more than one page. */
function repeated(of: (record: ServiceRecord) => readonly string[]): readonly string[] {
  const places = new Map<string, string[]>()
  for (const [slug, record] of serviceRecords) for (const text of new Set(of(record))) places.set(text, [...(places.get(text) ?? []), slug])
  return [...places].filter(([, slugs]) => slugs.length > 1).map(([text, slugs]) => `${slugs.join(', ')}: ${text}`)
}

describe('The service pages together', () => {
  it('draw each percentage as a part of a hundred, or as a change, never a change as a share', () => {
    const statistics = serviceRecords.flatMap(([, { results }]) => results.statistics).filter(({ value }) => value.endsWith('%'))
    expect(statistics.filter(({ unit, of }) => (unit === 'share') !== (of === 100))).toEqual([])
    const changes = statistics.filter(({ unit }) => unit !== 'share').map(({ label, unit }) => `${label}: ${unit}`)
    expect(changes).toEqual([
      'event rating increase on the year before: increase',
      'recidivism reduction among the young people we accompanied: reduction',
    ])
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

  it('end on a picture that no other of them begins or ends on', () => {
    expect(repeated(({ hero, closing }) => [hero.picture.source.src, closing.picture.source.src])).toEqual([])
  })

  it('count their figures out each in another thing, or in threads', () => {
    expect(repeated(({ results }) => (results.mark ? [results.mark] : []))).toEqual([])
  })

  it('set a mission without a picture in one way on two pages at most', () => {
    const alone = serviceRecords.map(([, { layout }]) => layout.mission).filter(shape => !shape.startsWith('picture'))
    for (const shape of alone) expect(alone.filter(each => each === shape).length).toBeLessThanOrEqual(2)
  })

  it('follow their own order, each another', () => {
    expect(repeated(({ layout }) => [layout.order.flat().join(', ')])).toEqual([])
  })

  it('lay out the cards of their framework otherwise than the service before', () => {
    const layouts = services.map(({ slug }) => new Map(serviceRecords).get(slug)?.layout.framework)
    expect(layouts.filter((each, index) => each === layouts.at(index - 1))).toEqual([])
  })

  it.each(['hero', 'closing'] as const)(
    'have each form of the %s on three pages at most, and never on two that follow each other',
    part => {
      const forms = services.map(({ slug }) => {
        const record = new Map(serviceRecords).get(slug)!
        return record.layout[part]?.split('-')[0] ?? (part === 'hero' && record.hero.tone)
      })
      expect(forms.filter((each, index) => each === forms.at(index - 1))).toEqual([])
      expect(forms.filter(each => forms.filter(other => other === each).length > 3)).toEqual([])
    },
  )

  it('differ in their grounds and in at least three of their layouts, each from each', () => {
    const alike = pairs(serviceRecords.map(([slug, { layout }]) => ({ slug, layout })))
      .filter(([one, other]) => sharedLayouts(one.layout, other.layout).length > 4 || groundsOf(one.layout) === groundsOf(other.layout))
      .map(([one, other]) => `${one.slug} and ${other.slug} share ${sharedLayouts(one.layout, other.layout)}`)
    expect(alike).toEqual([])
  })
})

const groundsOf = (layout: ServiceLayout): string =>
  layout.order
    .flat()
    .map(band => layout.grounds[band])
    .join(' ')

const sharedLayouts = ({ grounds: _, order: __, ...one }: ServiceLayout, other: ServiceLayout): readonly string[] =>
  Object.entries(one).flatMap(([part, layout]) => (other[part as keyof ServiceLayout] === layout ? [part] : []))

const pairs = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map(other => [one, other] as const))
