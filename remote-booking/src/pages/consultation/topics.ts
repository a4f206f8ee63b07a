import { services } from '@site/identity/services'

/**
 * What a visitor can arrive to ask about: `/consultation?topic=<slug of the page they come from>`. The services are those
 * of the list; a slug that is not listed is shown as it reads, so a new page needs no change here.
 */
export const topics: Readonly<Record<string, string>> = {
  ...Object.fromEntries(services.map(({ slug, title }) => [slug, title])),
  'zero-bank-white-paper': 'Zero Bank white paper',
  'zero-blockchain-white-paper': 'Zero Blockchain white paper',
  'zero-coin-ico-white-paper': 'Zero Coin ICO white paper',
  'zero-tokens-ico-white-paper': 'Zero Tokens ICO white paper',
}
