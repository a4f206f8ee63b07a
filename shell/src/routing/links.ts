/** Which clicks are navigations inside the site. All others stay the browser's. */

/** The link under an event, if following it in place is right: same origin, same window, a page and not a file. */
export function followedLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return
  if ((link.target && link.target !== '_self') || link.dataset.load === 'full') return
  return link
}

/** Whether a click asks for this window and nothing special. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link to a part of the page that is shown: the browser scrolls there by itself. */
export const staysOnPage = (link: HTMLAnchorElement): boolean =>
  link.pathname === location.pathname && link.search === location.search && link.href.includes('#')
