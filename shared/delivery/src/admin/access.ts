/** Who sends a request to the admin origin, and what they may do. */
import type { Context } from 'hono'
import { isLoopback } from '../http/asked-origin.ts'
import { clientIn, createRateLimit } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../http/responses.ts'
import { foreignSource } from '../http/same-origin.ts'
import type { Operation } from '../management/operations.ts'
import { isProgramName, type ProgramName } from '../release/release.ts'
import type { Storage } from '../storage/storage.ts'
import { authenticate, mayChange, type TokenHolder } from './tokens.ts'

/** Wrong tokens from one client in ten minutes: enough for whoever pastes the wrong one, too few to fill the log. */
const failures = { requests: 20, windowMs: 10 * 60_000 }

/** `token` (its id) and `refused` are what a handler leaves for the log. */
export type AdminEnv = Platform & { Variables: { token?: string; refused?: { readonly status: number; readonly reason: string } } }
export type AdminContext = Context<AdminEnv>

/** @throws {Refusal} 401 for no token or one that is not good, 429 after too many of them. */
export type HolderOf = (c: AdminContext, token: string | undefined) => Promise<TokenHolder>

/** A token that is good is always taken: whoever sends wrong ones from the same address keeps no team from a rollback. */
export function createAccess(storage: Storage, trustProxy: boolean): HolderOf {
  const count = createRateLimit(failures)
  return async (c, token) => {
    if (!token) throw unauthorized('A token is needed: Authorization: Bearer site_…')
    const holder = await authenticate(storage, token)
    if (!holder) {
      const wait = count(clientIn(c, trustProxy))
      throw wait === undefined ? unauthorized('This token is unknown or was revoked') : tooMany(wait)
    }
    c.set('token', holder.id)
    return holder
  }
}

export const unauthorized = (reason: string): Refusal => new Refusal(401, reason, { 'www-authenticate': 'Bearer realm="releases"' })

const tooMany = (seconds: number): Refusal =>
  new Refusal(429, `Too many tokens from here were not good. Try again in ${seconds} s`, { 'retry-after': String(seconds) })

/** The token of `Authorization: Bearer …` (RFC 6750, 2.1). */
export const bearerOf = (c: AdminContext): string | undefined => /^Bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** @throws {Refusal} 403 when the token is not for this operation, 404 for what is no program. */
export function assertAccess(c: AdminContext, holder: TokenHolder, access: Operation['access']): void {
  if (access === 'writer') programToChange(holder, c.req.param('program') ?? '')
  else if (access === 'administrator' && holder.scope !== '*')
    throw new Refusal(403, `This token is for ${holder.scope}: releases are deleted with one for all, *`)
}

/** @throws {Refusal} 404 for what is no program, 403 when the token is for another one. */
export function programToChange(holder: TokenHolder, name: string): ProgramName {
  if (!isProgramName(name)) throw new Refusal(404, 'There is no such program: expected shell, or a section such as remote-home')
  if (!mayChange(holder, name)) throw new Refusal(403, `This token is for ${holder.scope}: it cannot change ${name}`)
  return name
}

/** @throws {Refusal} 421: a name that an attacker makes point to this machine would make their pages of this origin (DNS rebinding). */
export function assertHost(request: Request, names: readonly string[] | undefined): void {
  if (!names) return
  const { hostname } = new URL(request.url)
  if (isLoopback(hostname) || names.includes(hostname)) return
  throw new Refusal(421, `Host: expected localhost${names.map(name => ` or ${name}`).join('')}, got ${hostname}`)
}

/** @throws {Refusal} 403: section code is of the same site on one machine, and `SameSite` does not stop what it sends. */
export function assertSameOrigin(request: Request): void {
  const source = foreignSource(request, { strict: true })
  if (source) throw new Refusal(403, `Origin: expected a form of this page, got one from ${source}`)
}
