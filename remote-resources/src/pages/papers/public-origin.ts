/** Names of the machine that a site runs on: an address there is no use to a reader. */
const local = /^(?:localhost|127\..*|\[::1\])$/

/**
 * The origin of an address that others can reach.
 * @returns undefined for none, and for one of this machine
 * @throws {TypeError} for what is no address
 */
export function publicOrigin(address: string | undefined): string | undefined {
  if (!address) return undefined
  const { hostname, origin } = new URL(address)
  return local.test(hostname) ? undefined : origin
}
