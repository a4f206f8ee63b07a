import { identity } from '@site/identity'
import { useEffect, useState } from 'react'
import { publicOrigin } from '../public-origin.ts'

/**
 * The public address of a page of this site, as the server that sent the document knows it.
 * @returns undefined where it has none
 */
export function usePublicAddress(path: string): string | undefined {
  const [origin, setOrigin] = useState(identity.origin)
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
    if (canonical) setOrigin(publicOrigin(canonical))
  }, [])
  return origin && `${origin}${path}`
}
