/** What builds, tests and the server get as `@site/identity/fees`; browsers get the list alone, which a build has checked. */
import { fees as list } from './fees.ts'
import { parseFees } from './parse-fees.ts'

export type { Fee } from './parse-fees.ts'
export const fees = parseFees(list)
