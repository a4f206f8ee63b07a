/**
 * Addresses that pages link to and no section declares (specification 2.1; decisions 4 and 16). They
 * show the home page, at the part that answers the link. No Node here: the shell imports it too.
 */

/** A part of the home page or its footer. */
export type Arrival = 'about' | 'work' | 'contact' | 'accessibility' | 'company'

export type UndeclaredLink = {
  /** A decoded path; one that ends in `/*` stands for all below it. */
  readonly path: string
  readonly arrivesAt: Arrival
}

export const undeclaredLinks: readonly UndeclaredLink[] = [
  { path: '/about', arrivesAt: 'about' },
  { path: '/services', arrivesAt: 'work' },
  { path: '/services/*', arrivesAt: 'work' },
  { path: '/contact', arrivesAt: 'contact' },
  { path: '/accessibility', arrivesAt: 'accessibility' },
  { path: '/terms', arrivesAt: 'company' },
  { path: '/resources/guide', arrivesAt: 'work' },
  { path: '/resources/papers', arrivesAt: 'work' },
  { path: '/resources/training', arrivesAt: 'work' },
  { path: '/healing-workshops', arrivesAt: 'work' },
  { path: '/justice-resources', arrivesAt: 'work' },
  // Their labels ask to be in touch: 'Contact …', 'Begin Your Healing Journey', 'Book …', 'Become …', 'Request …'.
  { path: '/learn-more-education', arrivesAt: 'contact' },
  { path: '/learn-more-healing', arrivesAt: 'contact' },
  { path: '/contact-booking', arrivesAt: 'contact' },
  { path: '/advocacy-partnership', arrivesAt: 'contact' },
  { path: '/impact-partnership', arrivesAt: 'contact' },
  { path: '/education-partnership', arrivesAt: 'contact' },
  { path: '/policy-consultation', arrivesAt: 'contact' },
  { path: '/booking-request', arrivesAt: 'contact' },
]

/** @param path decoded, without a trailing slash */
export function undeclaredLink(path: string): UndeclaredLink | undefined {
  return undeclaredLinks.find(link => (link.path.endsWith('/*') ? isBelow(path, link.path.slice(0, -1)) : link.path === path))
}

const isBelow = (path: string, folder: string): boolean => path.length > folder.length && path.startsWith(folder)
