import { services } from '@site/identity/services'

type Topics = Readonly<Record<string, string>>

/**
 * What a visitor can arrive to ask about, `/consultation?topic=<slug of the page they come from>`, by the groups of the list that it is
 * chosen from. A slug that is not listed is shown as it reads, so a new page needs no change here.
 */
export const topicGroups: Readonly<Record<string, Topics>> = {
  Services: Object.fromEntries(services.map(({ slug, title }) => [slug, title])),
  'Areas of work': {
    'human-rights': 'Human rights investigation',
    'human-rights-hero': 'Human rights initiatives',
    'human-rights-advocacy': 'Human rights advocacy',
    education: 'Education infrastructure',
    'education-programme': 'Education programme',
    healing: 'Healing and repair',
    'healing-recovery': 'Healing and recovery',
    'consultancy-policy': 'Consultancy and policy',
    'policy-reform': 'Policy reform',
    'impact-work': 'Impact work',
    'public-figure': 'Public figure',
    'public-figure-hero': 'Public figure and media',
    vision: 'The Vision',
  },
  'White papers': {
    'white-papers': 'White papers',
    'zero-bank-white-paper': 'Zero Bank white paper',
    'zero-blockchain-white-paper': 'Zero Blockchain white paper',
    'zero-coin-ico-white-paper': 'Zero Coin ICO white paper',
    'zero-tokens-ico-white-paper': 'Zero Tokens ICO white paper',
  },
  'Other matters': {
    'consultation-request': 'A consultation',
    discover: 'Choosing a service',
    profile: 'Working together',
    fees: 'Fees',
    'writing-safely': 'A safe way to talk',
    'what-we-count': 'A figure on this site',
    privacy: 'My data',
    question: 'Another question',
  },
}

export const topics: Topics = Object.assign({}, ...Object.values(topicGroups))
