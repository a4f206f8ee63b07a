/** Where a request comes from, and for whom it is meant: what keeps other sites in the same browser out. */
import { foreignSource } from '../http/same-origin.ts'
import { AdminRefusal } from './refusal.ts'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * A name that an attacker makes point to this machine would make their pages of the same origin (DNS rebinding).
 * @param names under which the admin origin is known besides those of this machine; undefined takes any
 * @throws {AdminRefusal} 421 for another one.
 */
export function assertHost(request: Request, names: readonly string[] | undefined): void {
  if (!names) return
  const { hostname } = new URL(request.url)
  if (loopback.test(hostname) || names.includes(hostname)) return
  throw new AdminRefusal(421, `Host: expected localhost${names.map(name => ` or ${name}`).join('')}, got ${hostname}`)
}

/**
 * Section code has the public origin, which on one machine is the same site: `SameSite` does not stop what it sends.
 * @throws {AdminRefusal} 403 for a form that a page of another origin sent.
 */
export function assertSameOrigin(request: Request): void {
  const source = foreignSource(request, { strict: true })
  if (source) throw new AdminRefusal(403, `Origin: expected a form of this page, got one from ${source}`)
}
