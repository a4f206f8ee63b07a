import type { WhatWeCountRecord } from './what-we-count-record.ts'

export const whatWeCount = {
  hero: {
    title: 'What we *count*',
    lead: 'Every figure we give for our work, with what it counts. Lists overlap, so do not add the figures together.',
  },
  reading: {
    title: 'How to read them',
    rules: [
      {
        sign: 'whole',
        title: 'One thread, one thing',
        text: 'A country, a rule, one person in a hundred: each thing we counted is a thread, or on its own page a stone, a knot or a leaf. Whatever is missing from the whole is a fine line.',
      },
      {
        sign: 'more',
        title: 'A plus means at least',
        text: 'With a plus, the number is as far as anyone counted. There may be more; nobody has said how many.',
      },
      {
        sign: 'change',
        title: 'A change is not a share',
        text: 'A fall of two thirds is drawn as what was there before and what was left. ‘Two out of three’ would say something\u00a0else.',
      },
      {
        sign: 'gap',
        title: 'A gap is a\u00a0gap',
        text: 'Where an entry does not say since when, by whom or out of how many cases, the office has yet to confirm it. Until then, give the number little\u00a0weight.',
      },
    ],
  },
  groups: {
    title: 'Ten kinds of *number*',
    lead: 'A pattern is woven by counting its threads. Open any of these, and count again.',
  },
  labels: {
    educators: 'educators prepared for prisons, camps and places without a school',
    'policy-adoption': 'of the policies drafted with us were adopted',
    'trauma-symptoms': 'of participants report fewer or milder trauma symptoms',
    'self-efficacy': 'of participants say that they can act again',
    'community-connection': 'of participants can name somebody new to turn to',
    'educational-attainment': 'of learners reached the level they had set out for',
    'employment-after-release': 'of former students are in paid work after release',
    'youth-completion': 'of young people completed the programme',
    'youth-placement': 'of young people are in work or education after release',
    'civic-participation': 'of residents took part in a meeting, a vote or a hearing',
    'community-satisfaction': 'of participants were satisfied',
    'speaking-satisfaction': 'of listeners and organisers were satisfied',
    'impact-communities': 'communities that took over a programme',
    'reform-frameworks': 'frameworks drafted, revised or replaced',
    'reform-institutions': 'institutions that put a reformed policy into practice',
    'response-rota': 'a member of the response team on call',
  },
  pages: {
    '/human-rights': 'Human rights investigation',
    '/education': 'Education infrastructure',
    '/public-figure': 'Public figure',
    '/profile': 'Profile',
    '/consultancy-policy': 'Consultancy and policy',
    '/healing-recovery': 'Healing and recovery',
    '/human-rights-advocacy': 'Human rights advocacy',
    '/impact-work': 'Impact work',
    '/education-programme': 'Education programme',
    '/policy-reform': 'Policy reform',
  },
  rests: 'What it rests on',
  shown: 'Shown on',
  ask: {
    title: 'A number you do not believe?',
    lead: 'Ask for its list. If the figure is wrong, we take it down here and on its own page, and say when.',
    label: 'Ask about a figure',
  },
  ways: [
    { href: '/impact-work', title: 'Impact work', why: 'The programmes behind the figures' },
    { href: '/policy-reform', title: 'Policy reform', why: 'Six countries, one by one' },
    { href: '/data-driven-research', title: 'Data-driven research', why: 'How evidence is gathered, and kept safe' },
    { href: '/whitepapers', title: 'White papers', why: 'Sums set out with their sources' },
  ],
} as const satisfies WhatWeCountRecord
