import type { Alias } from '@site/kit/contract'

const at = (arriveAt: string, paths: readonly string[]): Alias[] => paths.map(path => ({ path, page: '/', arriveAt }))

/** Addresses that pages link to and that have no page of their own: home answers them, each at a part of its own or of the footer. */
export const homeAliases: readonly Alias[] = [
  ...at('about', ['/about']),
  ...at('work', ['/services', '/services/*', '/resources/guide', '/resources/papers', '/resources/training']),
  ...at('work', ['/healing-workshops', '/justice-resources']),
  // Their labels ask to be in touch: 'Contact …', 'Begin Your Healing Journey', 'Book …', 'Become …', 'Request …'.
  ...at('contact', ['/contact', '/learn-more-education', '/learn-more-healing', '/contact-booking', '/advocacy-partnership']),
  ...at('contact', ['/impact-partnership', '/education-partnership', '/policy-consultation', '/booking-request']),
  ...at('accessibility', ['/accessibility']),
  ...at('company', ['/terms']),
]
