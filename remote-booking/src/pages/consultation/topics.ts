import { services } from '@site/identity/services'

/**
 * What a visitor can arrive to ask about: `/consultation?topic=<slug of the page they come from>`. The services are those
 * of the list; a slug that is not listed is shown as it reads, so a new page needs no change here.
 */
export const topics: Readonly<Record<string, string>> = {
  ...Object.fromEntries(services.map(({ slug, title }) => [slug, title])),
  discover: 'Choosing a service',
  profile: 'Working together',
  'human-rights': 'Human rights investigation',
  education: 'Education infrastructure',
  healing: 'Healing and repair',
  'human-rights-hero': 'Human rights, investigated',
  'consultancy-policy': 'Consultancy and policy',
  'healing-recovery': 'Healing and recovery',
  'public-figure-hero': 'Public figure and media',
  vision: 'The Vision',
  question: 'Another question',
  privacy: 'My data',
  'writing-safely': 'A safe way to talk',
  'what-we-count': 'A figure on this site',
  'consultation-request': 'A consultation',
  'white-papers': 'White papers',
  'zero-bank-white-paper': 'Zero Bank white paper',
  'zero-blockchain-white-paper': 'Zero Blockchain white paper',
  'zero-coin-ico-white-paper': 'Zero Coin ICO white paper',
  'zero-tokens-ico-white-paper': 'Zero Tokens ICO white paper',
}
