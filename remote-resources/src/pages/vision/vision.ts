import book from '@site/media/pictures/education.webp?picture'
import globe from '@site/media/pictures/global-impact.webp?picture'
import eye from '@site/media/pictures/vision.webp?picture'
import closed from '@site/media/pictures/vision-closed.webp?picture'
import type { VisionRecord } from './vision-record.ts'

export const vision = {
  hero: {
    title: 'THE VISION',
    tagline: 'A world where nobody has to prove that they are a person first.',
    picture: { source: eye, focus: 'centre' },
  },
  intro: {
    label: 'Where it begins',
    statement:
      'Rights are written as sentences. They are lived as *cloth*: something that warms you, that you can mend, that somebody wove before you and somebody will wear\u00a0after.',
    paragraphs: [
      'The vision is a practice that keeps law, learning and healing in the same pair of hands, because people do not live them apart.',
      'A family that is refused a school place needs the judgment, the classroom and a night’s sleep, and usually in the same week.',
    ],
    blocks: [
      {
        title: 'Learning that arrives *where people are*',
        paragraphs: [
          'A lesson can be held in a cell, a tent or a kitchen, so long as somebody has thought about the light, the noise and the fear.',
          'We design for those rooms first; what works there works in a lecture theatre too.',
        ],
        picture: book,
      },
      {
        title: 'Learnt here, *offered there*',
        paragraphs: [
          'What is learnt in one country is written down plainly and offered to the next, with its failures left in.',
          'The people who taught it to us are named as its authors wherever they wish to be.',
        ],
        picture: globe,
      },
    ],
  },
  pillars: {
    title: 'Seven *pillars*',
    lead: 'None stands alone: a thread pulled in one is felt in all of them.',
    items: [
      {
        title: 'Human Rights Vanguard',
        href: '/human-rights',
        description: 'Stand first where rights are thinnest, and stay when the cameras have gone home.',
      },
      {
        title: 'Educational Ascent',
        href: '/education',
        description: 'Begin from what a person already knows, and let the next step be one that she can take.',
      },
      {
        title: 'Healing Horizons',
        href: '/healing',
        description: 'Treat recovery as a public good, budgeted for and answerable like any other.',
      },
      {
        title: 'Cultural Convergence',
        href: '/cross-cultural-mediation',
        description: 'Let traditions meet as equals, each keeping its own name.',
      },
      {
        title: 'Data & Discovery',
        href: '/data-driven-research',
        description: 'Gather evidence safely, and leave it in the ownership of those it describes.',
      },
      {
        title: 'Policy & Advocacy',
        href: '/consultancy-policy',
        description: 'Carry what witnesses say into the law, and see that the law is kept.',
      },
      {
        title: 'Global Resonance',
        href: '/whitepapers',
        description: 'Make each good answer easy to find, to question and to use again elsewhere.',
      },
    ],
  },
  impact: {
    title: 'What it *changes*',
    rows: [
      {
        title: 'For one *person*',
        description: 'Records put right, lessons that start from what she knows, and nights without nightmares.',
      },
      {
        title: 'For an *institution*',
        description: 'Rules that give their reasons, and staff who can explain them.',
      },
      { title: 'For a *country*', description: 'A promise made in public, in words it can be held to.' },
    ],
  },
  ways: [
    { href: '/learn-more-vision', title: 'Learn more about the vision', why: 'The vision as twelve strands of work' },
    { href: '/impact-work', title: 'Impact work', why: 'What has come of it, counted' },
    { href: '/profile', title: 'Profile', why: 'Her road so far, and what guides it' },
    { href: '/whitepapers', title: 'White papers', why: 'The longer arguments, open to objection' },
  ],
  closing: {
    title: 'Bring your *own thread*',
    lead: 'Tell us what you are working on, and we will say honestly whether we can help.',
    action: { label: 'Align with The Vision', href: '/consultation' },
    topic: 'vision',
    picture: { source: closed, focus: 'right' },
  },
} as const satisfies VisionRecord
