/** What /discover is made of besides the services. The schema is for tests and the prerendering build; the browser is sent the type alone. */
import { picture } from '@site/kit/media-fields'
import { line, list, markedLine, sitePath, slug } from '@site/kit/record-fields'
import * as v from 'valibot'
import { hero, ways } from '../../page-fields.ts'

/** Whose services stand together. */
const areaName = v.picklist(['rights', 'education', 'healing', 'policy', 'speaking', 'community', 'research'])

const feature = v.strictObject({
  title: markedLine,
  paragraphs: list(line),
  picture,
  action: v.exactOptional(v.strictObject({ label: line, href: sitePath })),
})

export const discoverSchema = v.strictObject({
  hero,
  /** How the work is done. */
  intro: list(feature),
  /** Why we stay, in one sentence. */
  purpose: markedLine,
  /** The heading of the list in `shared/identity/content/services.ts`, and its parts by area; the cards stand in the services' records. */
  services: v.strictObject({
    title: markedLine,
    lead: line,
    groups: list(v.strictObject({ id: slug, title: markedLine, ground: v.picklist(['linen', 'ink', 'paper']), areas: list(areaName) })),
  }),
  /** Whom it is for. */
  audiences: list(feature),
  ways,
})

export type DiscoverRecord = Readonly<v.InferOutput<typeof discoverSchema>>
