import type { SiteLink } from './main-links.ts'

export type LinkGroup = { readonly title: string; readonly links: readonly SiteLink[] }

/** Specification, section 2.4. Some of these paths have no page of their own: they show the home page. */
export const footerLinks = [
  {
    title: 'Site',
    links: [
      { href: '/', label: 'Home' },
      { href: '/about', label: 'About' },
      { href: '/services', label: 'Services' },
      { href: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { href: '/resources/guide', label: 'Guide' },
      { href: '/resources/papers', label: 'Papers' },
      { href: '/resources/training', label: 'Training' },
    ],
  },
] as const satisfies readonly LinkGroup[]

export const legalLinks = [
  { href: '/privacy-policy', label: 'Privacy policy' },
  { href: '/terms', label: 'Terms' },
  { href: '/accessibility', label: 'Accessibility' },
] as const satisfies readonly SiteLink[]

/** The agreements the work is held to. */
export const frameworks = [
  'Universal Declaration of Human Rights',
  'International Covenant on Civil and Political Rights',
  'Convention on the Rights of the Child',
] as const
