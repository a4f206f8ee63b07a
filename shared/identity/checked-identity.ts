/** What builds, tests and the server get as `@site/identity`; browsers get the record alone, which a build has checked. */
import { identity as record } from './identity.ts'
import { parseIdentity } from './parse-identity.ts'

export type { Identity } from './parse-identity.ts'
export const identity = parseIdentity(record)
