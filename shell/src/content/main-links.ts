export type SiteLink = { readonly href: string; readonly label: string }

/** The ten links of the bar and of the menu, in their order (specification, section 2.2). */
export const mainLinks = [
  { href: '/profile', label: 'Profile' },
  { href: '/human-rights', label: 'Human rights' },
  { href: '/education', label: 'Education' },
  { href: '/healing', label: 'Healing' },
  { href: '/public-figure', label: 'Public figure' },
  { href: '/consultation', label: 'Consultation' },
  { href: '/fees', label: 'Fees' },
  { href: '/vision', label: 'Vision' },
  { href: '/faq', label: 'FAQ' },
  { href: '/contact-us', label: 'Contact' },
] as const satisfies readonly SiteLink[]

/** Pages beside the ten: they stand below them in the menu, and in the last line of the footer. */
export const moreLinks = [
  { href: '/discover', label: 'All twelve services' },
  { href: '/whitepapers', label: 'White papers' },
  { href: '/what-we-count', label: 'What we count' },
  { href: '/writing-safely', label: 'Writing to us safely' },
] as const satisfies readonly SiteLink[]
