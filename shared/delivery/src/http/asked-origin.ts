import type { Identity } from '@site/identity'
import type { RequestFacts } from './responses.ts'

/** The address of a site that has none yet, as `npm start` serves it. */
export const defaultOrigin = 'http://localhost:4170'

/** @returns the address that a visitor of this machine used; undefined from elsewhere, and for any other host: whoever asks can name one */
export function askedOrigin({ headers, secure, peer }: Omit<RequestFacts, 'method'>): string | undefined {
  const host = headers.get('host') ?? ''
  return isLocal(host) && (!peer || isLoopback(peer.replace(/^::ffff:/, ''))) ? `http${secure ? 's' : ''}://${host}` : undefined
}

const isLocal = (host: string): boolean => isLoopback(host.replace(/:\d{1,5}$/, ''))

/** Whether a host without its port is this machine: an IPv6 address with brackets, as in addresses, or without, as in settings. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/.test(host)

/** Whether search engines are kept away: from a demonstration that the public can reach (docs/decisions/0020). */
export const isHidden = ({ status, origin }: Pick<Identity, 'status' | 'origin'>, asked: string | undefined): boolean =>
  status === 'demonstration' && (!asked || (origin !== undefined && !isLocal(new URL(origin).host)))
