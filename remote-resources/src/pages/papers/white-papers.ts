import { identity } from '@site/identity'
import bankCard from '@site/media/cards/zero-bank.jpg?url'
import blockchainCard from '@site/media/cards/zero-blockchain.jpg?url'
import coinCard from '@site/media/cards/zero-coin-ico.jpg?url'
import tokensCard from '@site/media/cards/zero-tokens-ico.jpg?url'
import { slugOf } from '../../blocks/slug.ts'
import type { ListedPaper, WayList } from './white-paper-record.ts'
import { zeroBankChecks } from './zero-bank-checks.ts'
import { zeroBankDrawings } from './zero-bank-drawings.ts'
import { zeroBankPulled } from './zero-bank-pulled.ts'

const bankId = slugOf(identity.name)

export const whitePapers = [
  {
    id: bankId,
    title: 'Zero Bank',
    description:
      'A proposal for a bank that owes its customers a duty of care: how people without papers, an address or a history could hold money safely.',
    route: `/whitepaper/${bankId}`,
    topic: 'zero-bank-white-paper',
    sign: 'bank',
    card: bankCard,
    minutes: 28,
    data: '/data/zeroBankWhitePaper.json',
    pdf: '/assets/documents/zero-bank.pdf',
    checks: zeroBankChecks,
    pulled: zeroBankPulled,
    drawings: zeroBankDrawings,
  },
  {
    id: 'zero-blockchain',
    title: 'Zero Blockchain',
    description: 'A public record of aid and wages that the people named in it can read, correct and refuse.',
    route: '/whitepaper/zero-blockchain',
    topic: 'zero-blockchain-white-paper',
    sign: 'chain',
    card: blockchainCard,
    questions: [
      'Can a record that nobody may alter still be corrected by those it is about?',
      'Who is put in danger when payments are public, and how are they left out?',
      'What would such a record do that a well-kept ledger could not?',
    ],
    trial: {
      legend: 'Tick what a record about you lets you do.',
      ticks: ['Read it', 'Correct it', 'Refuse it'],
      says: [
        'It is kept about you, and without you.',
        'You have one hand on it; whoever keeps it has the rest.',
        'You have two hands on it, and it can still go past you.',
        'It is yours as much as theirs.',
      ],
    },
    ask: 'If somebody keeps a record of you that you may not read, say what you would look up in it first, and ask for the paper.',
  },
  {
    id: 'zero-coin-ico',
    title: 'Zero Coin ICO',
    description: 'The case for and against funding a public good by open subscription, with the risks stated first.',
    route: '/whitepaper/zero-coin-ico',
    topic: 'zero-coin-ico-white-paper',
    sign: 'coin',
    card: coinCard,
    questions: [
      'Who loses when a subscription fails, and were they told in words they could follow?',
      'Which public goods should never be paid for in this way?',
      'What must be published before the first penny is taken?',
    ],
    trial: {
      legend: 'Tick what you have heard before you are asked to pay.',
      ticks: ['The case against it', 'The case for it'],
      says: [
        'You are asked for money, and have been told nothing.',
        'You have heard half. Wait for the other.',
        'Now you can give or refuse with open eyes.',
      ],
    },
    ask: 'Those who have lost money in good faith know the risks best. Ask for the paper, and name the one that it must not leave out.',
  },
  {
    id: 'zero-tokens-ico',
    title: 'Zero Tokens ICO',
    description: 'Who holds a vote, who may sell it, and how a common project is kept from becoming a market.',
    route: '/whitepaper/zero-tokens-ico',
    topic: 'zero-tokens-ico-white-paper',
    sign: 'tokens',
    card: tokensCard,
    questions: [
      'Can a vote be held in common without being for sale?',
      'How does somebody leave a project without taking a part of it away?',
      'Which decisions should no majority be able to make?',
    ],
    trial: {
      legend: 'Imagine five people with a vote each. Tick the votes that one buyer takes.',
      ticks: ['First', 'Second', 'Third', 'Fourth', 'Fifth'],
      says: [
        'Three of the five must agree.',
        'The buyer has one vote, and nothing seems to have changed.',
        'Two are bought: one voice more, and the buyer has a majority.',
        'Three are bought: the buyer decides alone, and two look on.',
        'Four are bought: whoever is left is outvoted every time.',
        'All five are bought, and there is nothing left to vote on.',
      ],
    },
    ask: 'It is still being argued out. Ask for it, and describe a decision that your own project should never have put to a vote.',
  },
] as const satisfies readonly ListedPaper[]

/** Where a reader of the papers may go on. */
export const listWays = [
  { href: '/data-driven-research', title: 'Research in hostile environments', why: 'How the facts are gathered, and kept safe' },
  { href: '/policy-reform', title: 'Policy reform', why: 'Where an argument has become a rule' },
  { href: '/vision', title: 'The Vision', why: 'Seven pillars, and what they carry' },
] as const satisfies WayList

/** From a paper: to the others, and to where such rules are drafted. */
export const waysFrom = (paper: ListedPaper): WayList => [
  ...whitePapers.flatMap(({ id, title, route, ...other }) =>
    id === paper.id ? [] : { href: route, title, why: 'data' in other ? 'A paper to read and dispute' : 'What this paper will ask' },
  ),
  { href: '/policy-governance-consultancy', title: 'Policy and governance consultancy', why: 'Rules written with those they touch' },
]
