/**
 * What a visitor can arrive to ask about: `/consultation?topic=<slug of the page she comes from>`.
 * A slug that is not listed is shown as it reads, so a new page needs no change here.
 */
export const topics = {
  'human-rights-equality-consultation': 'Human rights and equality consultation',
  'non-mainstream-curriculum': 'Non-mainstream curriculum design',
  'healing-before-learning': 'Healing-before-learning workshops',
  'racial-literacy-training': 'Racial literacy and anti-racism training',
  'cross-cultural-mediation': 'Cross-cultural mediation',
  'data-driven-research': 'Data-driven human-rights research in hostile environments',
  'policy-governance-consultancy': 'Policy and governance consultancy',
  'holistic-healing': 'Holistic healing and recovery',
  'emergency-education': 'Emergency education and disaster relief',
  'community-empowerment': 'Community empowerment and outreach',
  'public-speaking': 'Guest lecturing and public speaking',
  'youth-rehabilitation': 'Youth rehabilitation and reintegration',
  'zero-bank-white-paper': 'Zero Bank white paper',
  'zero-blockchain-white-paper': 'Zero Blockchain white paper',
  'zero-coin-ico-white-paper': 'Zero Coin ICO white paper',
  'zero-tokens-ico-white-paper': 'Zero Tokens ICO white paper',
} as const satisfies Readonly<Record<string, string>>
