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

/** A card for each page, by the name of its file in `cards/`. */
export const shareCards = {
  home: card('Redefining Human Rights', 'rights', 'about'),
  'privacy-policy': card('Privacy policy', 'policy', 'privacy-policy'),
  'contact-us': card('Contact', 'rights', 'contact-us'),
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
  consultation: card('Consultancy services', 'policy', 'consultancy'),
  fees: card('Fees and packages', 'policy', 'fees'),
  'human-rights-hero': card('Human rights', 'rights', 'human-rights-hero', 0.62),
  'consultancy-policy': card('Consultancy and policy', 'policy', 'consultancy-policy'),
  'healing-recovery': card('Healing and recovery', 'healing', 'healing-recovery'),
  'human-rights-advocacy': card('Human rights advocacy', 'rights', 'human-rights-advocacy'),
  'impact-work': card('Impact work', 'community', 'impact-work'),
  'education-programme': card('Education programme', 'education', 'education-programme'),
  'policy-reform': card('Policy reform', 'policy', 'policy-reform'),
  'public-figure-hero': card('Public figure and media', 'speaking', 'public-figure-hero'),
  'human-rights-equality-consultation': card('Human rights and equality consultation', 'rights', 'equality', 0.62),
  'non-mainstream-curriculum': card('Non-mainstream curriculum design', 'education', 'non-mainstream-curriculum'),
  'healing-before-learning': card('Healing-before-learning workshops', 'healing', 'healing-before-learning'),
  'racial-literacy-training': card('Racial literacy and anti-racism training', 'rights', 'racial-literacy-training', 0.63),
  'cross-cultural-mediation': card('Cross-cultural mediation', 'community', 'cross-cultural-mediation'),
  'data-driven-research': card('Data-driven human-rights research in hostile environments', 'research', 'research'),
  'policy-governance-consultancy': card('Policy and governance consultancy', 'policy', 'policy-governance-consultancy'),
  'holistic-healing': card('Holistic healing and recovery', 'healing', 'holistic-healing'),
  'emergency-education': card('Emergency education and disaster relief', 'education', 'emergency-education'),
  'community-empowerment': card('Community empowerment and outreach', 'community', 'community-empowerment'),
  'public-speaking': card('Guest lecturing and public speaking', 'speaking', 'public-speaking'),
  'youth-rehabilitation': card('Youth rehabilitation and reintegration', 'community', 'youth-rehabilitation'),
} as const satisfies Record<string, ShareCard>

export type ShareCardName = keyof typeof shareCards
