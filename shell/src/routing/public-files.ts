/**
 * Links of a page to public files of its section (`/data/…`, `/assets/…`) ask for the file of the release that the
 * page is from: documents keep to what they were made of. Written into the link when a visitor reaches for it, so that
 * it holds however they open it; without script the link leads to the stable release's file.
 */
import { publicFileAddress } from '@site/kit/ui/media/public-file'

const links = '#page :is(a[href^="/data/"], a[href^="/assets/"])'

/** Returns how to end it. */
export function pinPublicFiles(): () => void {
  const pin = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null
    // While the next page is on its way the address is that one's already.
    if (!link || link.search || 'navigating' in document.documentElement.dataset) return
    link.href = publicFileAddress(link.pathname) + link.hash
  }
  const listening = new AbortController()
  for (const event of ['pointerdown', 'focusin', 'click'])
    document.addEventListener(event, pin, { capture: true, passive: true, signal: listening.signal })
  return () => listening.abort()
}
