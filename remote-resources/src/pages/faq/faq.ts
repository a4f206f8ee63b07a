import { identity } from '@site/identity'
import type { FaqRecord, OpenScope, WayList } from './faq-record.ts'

/**
 * What opens with a question. `position`: the questions at the same place in every category's list
 * open together, as specified. `item`: the question alone.
 */
export const openScope: OpenScope = 'position'

/**
 * `{fee:…}` in an answer stands for how the fee with that id in `shared/identity/content/fees.ts` reads; `[words](/path)` is a link
 * to a page of this site.
 */
export const faqRecords = [
  {
    slug: 'who-do-you-work-with',
    category: 'General',
    question: `Who does ${identity.name} work with?`,
    answer:
      'Institutions, NGOs, governments, schools, communities, event organisers and youth-justice bodies. Individuals are welcome too: [one-on-one guidance](/fees#healing) is there for people who come on their own account.',
  },
  {
    slug: 'where-do-you-work',
    category: 'General',
    question: 'Where do you work?',
    answer: `Wherever the work is. The office is in ${identity.place.city}, ${identity.place.country}; first conversations are usually held by video or telephone call, and most of what follows happens where you are. Travel and accommodation are [charged on top of the fee](/fees) and agreed with you beforehand.`,
  },
  {
    slug: 'how-do-i-book-a-consultation',
    category: 'Consultation',
    question: 'How do I book a consultation?',
    answer:
      'Write through [the form on the consultation page](/consultation#booking) and say in a few sentences what you are facing. The [initial consultation](/fees#consultancy) lasts one hour and costs {fee:initial-consultation-1-hr}. You leave it with an honest opinion on whether we can help, and with no obligation to go further.',
  },
  {
    slug: 'can-a-service-be-adapted',
    category: 'Services',
    question: 'Can a service be adapted to our setting?',
    answer:
      'Yes. Each of [the twelve services](/discover) is designed for the place in which it happens, including prisons, camps and schools with little equipment. We ask first about the room, the languages, the hours and the people, and plan from there.',
  },
  {
    slug: 'what-happens-in-a-healing-workshop',
    category: 'Healing',
    question: 'What happens in a healing workshop?',
    answer:
      'In [a workshop](/healing-before-learning), people arrive, are told what will and will not be asked of them, and choose how far they take part. Nobody has to tell their story. Breath, movement, drawing and silence count as taking part, and so does stepping outside for a while.',
  },
  {
    slug: 'is-healing-a-replacement-for-medical-care',
    category: 'Healing',
    question: 'Is healing work a replacement for medical care?',
    answer:
      'No. [Healing work](/holistic-healing) stands beside medical and psychological care and never instead of it. If somebody needs a doctor or is in danger, we say so, and we help them to reach the right person.',
  },
  {
    slug: 'do-you-write-policy-or-advise',
    category: 'Policy',
    question: 'Do you write policy, or advise on it?',
    answer:
      'Both. [Policy drafting and review](/policy-governance-consultancy) starts {fee:policy-drafting-review}, and [a quarterly advisory retainer](/fees#policy-and-emergency) {fee:quarterly-advisory-retainer}. Either way the people whom a policy will touch are heard before it is written, and the text is one that they can read.',
  },
  {
    slug: 'are-the-fees-negotiable',
    category: 'Fees',
    question: 'Are the fees negotiable?',
    answer:
      'Yes. [The published figures](/fees) are indicative and exclude VAT, travel, accommodation and materials. [Tell us](/consultation?topic=fees#booking) what you can afford and what you need: quotes are negotiable and subject to terms and conditions.',
  },
  {
    slug: 'how-can-a-community-ask-for-support',
    category: 'Community',
    question: 'How can a community ask for support?',
    answer:
      '[A message](/consultation?topic=community-empowerment#booking) from any member is enough; it need not come from a leader or a registered body. We come to listen before anything is proposed, and [what is then planned](/community-empowerment) belongs to the community.',
  },
  {
    slug: 'how-large-can-a-training-group-be',
    category: 'Anti-Racism',
    question: 'How large can a training group be?',
    answer:
      'From 5 to 50 people. Below that we suggest [one-on-one guidance](/fees#healing), and above it several groups, because [racial literacy](/racial-literacy-training) is learnt in conversation and a conversation has a natural size.',
  },
  {
    slug: 'do-you-teach-in-prisons-and-refugee-camps',
    category: 'Education',
    question: 'Do you teach in prisons and refugee camps?',
    answer:
      'Yes. [The education programme](/education-programme) was made with learners in custody, young offenders and people in refugee camps in mind. It can be taught without the internet and with very few books.',
  },
  {
    slug: 'how-do-you-support-young-people-leaving-custody',
    category: 'Youth',
    question: 'How do you support young people leaving custody?',
    answer:
      'With individual counselling, group therapy, educational support and vocational training, joined into [one personal plan](/youth-rehabilitation). Families are part of it from the start, and the plan goes on through reintegration: the first months outside are when it matters most.',
  },
] as const satisfies readonly FaqRecord[]

/** Where a reader of the answers may go on. */
export const waysOn = [
  { href: '/fees', title: 'Fees and packages', why: 'Eighteen figures, and an estimate' },
  { href: '/discover', title: 'Discover what we do', why: 'Twelve services, each in a few words' },
  { href: '/privacy-policy', title: 'Privacy policy', why: 'What becomes of a letter to us' },
] as const satisfies WayList
