import { identity } from '@site/identity'
import { useEffect, useState } from 'react'

/** Names of the machine that a site runs on: an address there is no use to a reader. */
const local = /^(?:localhost|127\..*|\[::1\])$/

/**
 * The public address of a page of this site, as the server that sent the document knows it.
 * @returns undefined where it has none
 */
export function usePublicAddress(path: string): string | undefined {
  const [origin, setOrigin] = useState(identity.origin)
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
    if (!canonical || !URL.canParse(canonical)) return
    const { hostname, origin } = new URL(canonical)
    setOrigin(local.test(hostname) ? undefined : origin)
  }, [])
  return origin && `${origin}${path}`
}
