/** Takes a visitor of an undeclared address (`/about`) to the part of the home page that answers it. */

/** The document names the part (`data-arrive` on `<html>`); a hash in the address is the visitor's own wish and wins. */
export function arriveAtPart(): void {
  const part = document.documentElement.dataset.arrive
  if (part && !location.hash) document.getElementById(part)?.scrollIntoView({ behavior: 'instant' })
}
