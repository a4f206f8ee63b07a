import { services } from '@site/identity/services'
import type { Area } from '@site/kit/contract'

export type ShareCard = {
  /** The page's, as its head says it. */
  title: string
  area: Area
  /** File of `pictures/`, without its ending. */
  picture: string
  /** Centre of what is shown of it, as a fraction of its width, where it is not that of its upright framing. */
  focus?: number
}

const card = (title: string, area: Area, picture: string, focus?: number): ShareCard => ({
  title,
  area,
  picture,
  ...(focus !== undefined && { focus }),
})

/** What the cards of the services show, by slug. A service that is not named here has no card yet, and its page none to share. */
const servicePictures: Readonly<Record<string, Pick<ShareCard, 'picture' | 'focus'>>> = {
  'human-rights-equality-consultation': { picture: 'equality', focus: 0.62 },
  'non-mainstream-curriculum': { picture: 'non-mainstream-curriculum' },
  'healing-before-learning': { picture: 'healing-before-learning' },
  'racial-literacy-training': { picture: 'racial-literacy-training', focus: 0.712 },
  'cross-cultural-mediation': { picture: 'cross-cultural-mediation' },
  'data-driven-research': { picture: 'research' },
  'policy-governance-consultancy': { picture: 'policy-governance-consultancy' },
  'holistic-healing': { picture: 'holistic-healing' },
  'emergency-education': { picture: 'emergency-education', focus: 0.55 },
  'community-empowerment': { picture: 'community-empowerment' },
  'public-speaking': { picture: 'public-speaking', focus: 0.54 },
  'youth-rehabilitation': { picture: 'youth-rehabilitation', focus: 0.53 },
}

const serviceCards: Readonly<Record<string, ShareCard>> = Object.fromEntries(
  services.flatMap(({ slug, title, area }) => {
    const shown = servicePictures[slug]
    return shown ? [[slug, { title, area, ...shown }]] : []
  }),
)

/** A card for each page, by the name of its file in `cards/`. */
export const shareCards: Readonly<Record<string, ShareCard>> = {
  home: card('Redefining Human Rights', 'rights', 'about'),
  'privacy-policy': card('Privacy policy', 'policy', 'privacy-policy'),
  'contact-us': card('Contact', 'rights', 'contact-us'),
  'writing-safely': card('How to write to us safely', 'rights', 'contact-8'),
  'what-we-count': card('What we count', 'research', 'research'),
  faq: card('Questions and answers', 'rights', 'faq'),
  vision: card('The Vision', 'community', 'vision'),
  'learn-more-vision': card('Learn more about the vision', 'community', 'learn-more-vision'),
  discover: card('Discover what we do', 'community', 'discover'),
  whitepapers: card('White papers', 'research', 'whitepapers'),
  'zero-bank': card('Zero Bank: white paper', 'research', 'bank-paper'),
  'zero-blockchain': card('Zero Blockchain: white paper', 'research', 'whitepapers'),
  'zero-coin-ico': card('Zero Coin ICO: white paper', 'research', 'whitepapers'),
  'zero-tokens-ico': card('Zero Tokens ICO: white paper', 'research', 'whitepapers'),
  profile: card('Profile', 'speaking', 'profile'),
  'human-rights': card('Human rights investigation', 'rights', 'human-rights', 0.645),
  education: card('Education infrastructure', 'education', 'education'),
  healing: card('Healing and repair', 'healing', 'healing'),
  'public-figure': card('Public figure', 'speaking', 'public-figure'),
  consultation: card('Consultancy services and booking form', 'policy', 'consultation'),
  fees: card('Fees and packages', 'policy', 'fees'),
  'human-rights-hero': card('Human rights initiatives', 'rights', 'human-rights-hero', 0.62),
  'consultancy-policy': card('Consultancy and policy', 'policy', 'consultancy-policy'),
  'healing-recovery': card('Healing and recovery', 'healing', 'healing-recovery'),
  'human-rights-advocacy': card('Human rights advocacy', 'rights', 'human-rights-advocacy'),
  'impact-work': card('Impact work', 'community', 'impact-work', 0.69),
  'education-programme': card('Education programme', 'education', 'education-programme'),
  'policy-reform': card('Policy reform', 'policy', 'policy-reform'),
  'public-figure-hero': card('Public figure and media', 'speaking', 'public-figure-hero'),
  ...serviceCards,
}
