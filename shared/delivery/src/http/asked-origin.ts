import type { RequestFacts } from './responses.ts'

/** The address of a site that has none yet, as `npm start` serves it. */
export const defaultOrigin = 'http://localhost:4170'

/**
 * The address under which a visitor of this machine asks.
 * @returns undefined for a host that is not this machine: whoever asks can name any
 */
export function askedOrigin({ headers, secure }: Pick<RequestFacts, 'headers' | 'secure'>): string | undefined {
  const host = headers.get('host') ?? ''
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/.test(host) ? `http${secure ? 's' : ''}://${host}` : undefined
}
