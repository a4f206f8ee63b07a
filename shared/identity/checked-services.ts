/** What builds and tests get as `@site/identity/services`; browsers get the list alone, which a build has checked. */
import { parseServices } from './parse-services.ts'
import { services as list } from './services.ts'

export type { Service } from './parse-services.ts'
export const services = parseServices(list)
