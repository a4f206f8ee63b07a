import { identity } from '@site/identity'
import { defineSection, type PageHead, type SectionPage } from '@site/kit/contract'
import contactCard from '@site/media/cards/contact-us.jpg?url'
import faqCard from '@site/media/cards/faq.jpg?url'
import learnMoreVisionCard from '@site/media/cards/learn-more-vision.jpg?url'
import privacyCard from '@site/media/cards/privacy-policy.jpg?url'
import visionCard from '@site/media/cards/vision.jpg?url'
import whitePapersCard from '@site/media/cards/whitepapers.jpg?url'
import { faqData } from './pages/faq/faq-data.ts'
import { checkContent } from './pages/papers/check-content.ts'
import { printedPaper } from './pages/papers/printed-paper.ts'
import type { ListedPaper, PaperInPreparation, PublishedPaper } from './pages/papers/white-paper-record.ts'
import { whitePapers } from './pages/papers/white-papers.ts'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR) checkContent()

/** It stands in the document, for search engines; a build for browsers drops the branch. */
const faqHead: Pick<PageHead, 'structuredData'> = import.meta.env.SSR ? { structuredData: [faqData] } : {}

const paperHead = ({ title, description, card }: ListedPaper): PageHead => ({
  title: `${title}: white paper`,
  description,
  area: 'research',
  barTone: 'ink',
  card,
})

/** The day of the paper's text, for the site's feed; like the text, it stays out of the build for browsers. */
function feedHead({ data }: PublishedPaper): Pick<PageHead, 'feed'> {
  const updated = import.meta.env.SSR && printedPaper(data)?.metadata.date
  return { feed: updated && /^\d{4}-\d{2}-\d{2}$/.test(updated) ? { updated } : {} }
}

const published = (paper: PublishedPaper, path: string = paper.route): SectionPage => ({
  path,
  head: { ...paperHead(paper), ...feedHead(paper), ...(path !== paper.route && { canonical: paper.route }) },
  load: async () => (await import('./pages/papers/reader/white-paper-page.tsx')).pageOf(paper),
})

const inPreparation = (paper: PaperInPreparation): SectionPage => ({
  path: paper.route,
  head: { ...paperHead(paper), feed: {} },
  load: async () => (await import('./pages/papers/preparation/paper-in-preparation-page.tsx')).pageOf(paper),
})

const [bank] = whitePapers
/** The address that the specification declares for the bank paper, with a space; it shows the same page. */
const declaredBankPath = `/whitepaper/${identity.name}`

export const section = defineSection({
  name: 'remote-resources',
  pages: [
    {
      path: '/privacy-policy',
      head: {
        title: 'Privacy policy',
        description:
          'What this site learns about its visitors, what becomes of a booking request, which cookie there is and when, and how to have anything erased.',
        area: 'policy',
        barTone: 'paper',
        card: privacyCard,
      },
      load: () => import('./pages/privacy-policy/privacy-policy-page.tsx'),
    },
    {
      path: '/contact-us',
      head: {
        title: 'Contact',
        description: `The office of ${identity.name} has an address for each kind of letter: enquiries, consultations, press and speaking. Write to the right desk.`,
        area: 'rights',
        barTone: 'ink',
        card: contactCard,
      },
      load: () => import('./pages/contact-us/contact-us-page.tsx'),
    },
    {
      path: '/faq',
      head: {
        title: 'Questions and answers',
        description: `What people ask ${identity.name} most often: consultations, services, healing, policy, fees, education and youth work. Search all answers.`,
        area: 'rights',
        barTone: 'ink',
        card: faqCard,
        ...faqHead,
      },
      load: () => import('./pages/faq/faq-page.tsx'),
    },
    {
      path: '/vision',
      head: {
        title: 'The Vision',
        description:
          'Law, learning and healing in one pair of hands: the thought the work begins from, the seven pillars it stands on, and what has come of it.',
        area: 'community',
        barTone: 'paper',
        card: visionCard,
      },
      load: () => import('./pages/vision/vision-page.tsx'),
    },
    {
      path: '/learn-more-vision',
      head: {
        title: 'Learn more about the vision',
        description:
          'Dignity, reachable law, schools without walls, healing in company: the twelve subjects of the vision, and how one of them becomes work.',
        area: 'community',
        barTone: 'paper',
        card: learnMoreVisionCard,
      },
      load: () => import('./pages/vision/learn-more-vision-page.tsx'),
    },
    {
      path: '/whitepapers',
      head: {
        title: 'White papers',
        description:
          'Long arguments, set out in full, so that they can be disagreed with properly: Zero Bank, Zero Blockchain, Zero Coin ICO, Zero Tokens ICO.',
        area: 'research',
        barTone: 'ink',
        card: whitePapersCard,
        feed: {},
      },
      load: () => import('./pages/papers/list/white-papers-page.tsx'),
    },
    ...whitePapers.map(paper => ('data' in paper ? published(paper) : inPreparation(paper))),
    ...(declaredBankPath === bank.route ? [] : [published(bank, declaredBankPath)]),
  ],
})
