/** Where a request comes from, and for whom it is meant: what keeps other sites in the same browser out. */
import { AdminRefusal } from './refusal.ts'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * A name that an attacker makes point to this machine would make her pages of the same origin (DNS rebinding).
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
  const refusal = (got: string): AdminRefusal => new AdminRefusal(403, `Origin: expected a form of this page, got one from ${got}`)
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') throw refusal(site)
  const origin = request.headers.get('origin')
  // Browsers without Sec-Fetch-Site send the origin with each form. The scheme is not compared: a proxy may end TLS.
  if (origin !== null ? !isHost(origin, request) : site === null) throw refusal(origin ?? 'nowhere')
}

const isHost = (origin: string, request: Request): boolean => URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
