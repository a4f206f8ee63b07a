/** What /discover is made of. The schemas are for tests and the prerendering build; the browser is sent the types alone. */
import { focus, picture } from '@site/kit/media-fields'
import { area, distinct, exactly, line, list, markedLine, rule, sitePath, slug, text } from '@site/kit/record-fields'
import * as v from 'valibot'
import { hero } from '../../page-fields.ts'

const feature = v.strictObject({
  title: markedLine,
  paragraphs: list(line),
  picture,
  action: v.exactOptional(v.strictObject({ label: line, href: sitePath })),
})

const card = v.strictObject({
  /** Names the service in the page's address: `?service=<slug>`. */
  slug,
  title: line,
  description: line,
  area,
  picture,
  /** The service's page; without one the card leads to the fallback of its title. */
  page: v.exactOptional(sitePath),
})

export const discoverSchema = v.strictObject({
  hero,
  /** How the work is done. */
  intro: exactly(2, 'features', feature),
  services: v.strictObject({
    title: markedLine,
    lead: line,
    cards: v.pipe(exactly(12, 'service cards', card), distinct('slug'), distinct('title')),
  }),
  /** Whom it is for. */
  audiences: exactly(2, 'features', feature),
})

const description = text(
  'a lead sentence, the line "Key Features", and lines of "Name: explanation"',
  /^\S.*\nKey Features(\n[^\n:]+: \S.*)+$/,
)

/** By the title of the service's card. */
export const serviceDetailsSchema = v.pipe(
  v.record(line, v.strictObject({ title: line, description, picture, focus })),
  rule(details => {
    const other = Object.entries(details).find(([key, { title }]) => title !== key)
    return other && { at: [other[0], 'title'], expected: 'the title it is kept under', got: other[1].title }
  }),
)

export type DiscoverRecord = Readonly<v.InferOutput<typeof discoverSchema>>
export type ServiceCardRecord = DiscoverRecord['services']['cards'][number]
export type ServiceDetails = Readonly<v.InferOutput<typeof serviceDetailsSchema>>
export type ServiceDetail = ServiceDetails[string]
