/** What /discover is made of besides the services. The schema is for tests and the prerendering build; the browser is sent the type alone. */
import { picture } from '@site/kit/media-fields'
import { line, list, markedLine, sitePath } from '@site/kit/record-fields'
import * as v from 'valibot'
import { hero, ways } from '../../page-fields.ts'

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
  /** The heading of the list in `shared/identity/content/services.ts`; its cards stand in the services' records. */
  services: v.strictObject({ title: markedLine, lead: line }),
  /** Whom it is for. */
  audiences: list(feature),
  ways,
})

export type DiscoverRecord = Readonly<v.InferOutput<typeof discoverSchema>>
