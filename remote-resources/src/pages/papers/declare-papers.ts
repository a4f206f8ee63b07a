import { identity } from '@site/identity'
import type { PageHead, SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import card from '@site/media/cards/whitepapers.jpg?url'
import { loadFigures } from './figures/arrived-figures.ts'
import { printedPaper } from './printed-paper.ts'
import { type ListedPaper, type PaperInPreparation, type PublishedPaper, whitePapersSchema } from './white-paper-record.ts'
import { listWays, whitePapers } from './white-papers.ts'

// A paper's text is checked by `printedPaper`.
if (import.meta.env.SSR) parseRecord(whitePapersSchema, { whitePapers, listWays }, 'remote-resources/src/pages/papers/white-papers.ts')

// For prerendering; browsers fetch them on approach. Before any page is loaded: what a page's `load` imports is sent with the page.
if (import.meta.env.SSR) await loadFigures()

const look = { area: 'research', barTone: 'ink', articles: [17, 23, 25] } as const

const paperHead = ({ title, description, card }: ListedPaper): PageHead => ({ title: `${title}: white paper`, description, card, ...look })

/** The day of the paper's text, for the site's feed; like the text, it stays out of the build for browsers. */
function feedHead({ data }: PublishedPaper): Pick<PageHead, 'feed'> {
  const updated = import.meta.env.SSR && printedPaper(data)?.metadata.date
  return { feed: updated && /^\d{4}-\d{2}-\d{2}$/.test(updated) ? { updated } : {} }
}

const published = (paper: PublishedPaper, path: string = paper.route): SectionPage => ({
  path,
  head: { ...paperHead(paper), ...feedHead(paper), ...(path !== paper.route && { canonical: paper.route }) },
  load: async () => (await import('./reader/white-paper-page.tsx')).pageOf(paper),
})

const inPreparation = (paper: PaperInPreparation): SectionPage => ({
  path: paper.route,
  head: { ...paperHead(paper), description: `In preparation. ${paper.description}`, feed: {} },
  load: async () => (await import('./preparation/paper-in-preparation-page.tsx')).pageOf(paper),
})

const [bank] = whitePapers
/** The address that the specification declares for the bank paper, with a space; it shows the same page. */
const declaredBankPath = `/whitepaper/${identity.name}`

/** The list of the papers, and the page of each. */
export const paperPages: readonly SectionPage[] = [
  {
    path: '/whitepapers',
    head: {
      title: 'White papers',
      description:
        'Zero Bank, to read in full or as a PDF, and three papers in preparation: Zero Blockchain, Zero Coin ICO and Zero Tokens ICO.',
      card,
      ...look,
      feed: {},
    },
    load: () => import('./list/white-papers-page.tsx'),
  },
  ...whitePapers.map(paper => ('data' in paper ? published(paper) : inPreparation(paper))),
  ...(declaredBankPath === bank.route ? [] : [published(bank, declaredBankPath)]),
]
