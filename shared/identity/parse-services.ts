import { area, distinct, line, list, slug } from '@site/kit/record-fields'
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { services as given } from './content/services.ts'

const service = v.strictObject({
  /** Last part of the page's path; it names the service in addresses and in requests. */
  slug,
  /** As the page is headed. */
  title: line,
  /** As cards set it; the link of the card says it up to an ampersand. */
  cardTitle: line,
  area,
})

const servicesSchema = v.pipe(list(service), distinct('slug'), distinct('title'), distinct('cardTitle'))

export type Service = Readonly<v.InferOutput<typeof service>>

/**
 * Checks an owner's list of services.
 * @throws {TypeError} naming file, field, what was expected and what came.
 */
export const parseServices = (input: unknown): readonly Service[] =>
  parseRecord(servicesSchema, input, 'shared/identity/content/services.ts')

/** What builds, tests and the server get as `@site/identity/services`; browsers get the list alone, which a build has checked. */
export const services = parseServices(given)
