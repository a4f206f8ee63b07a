import portrait from '@site/media/pictures/about.webp?picture'
import seedling from '@site/media/pictures/community-empowerment.webp?picture'
import clasp from '@site/media/pictures/cross-cultural-mediation.webp?picture'
import tent from '@site/media/pictures/emergency-education.webp?picture'
import balance from '@site/media/pictures/equality.webp?picture'
import crowd from '@site/media/pictures/feature-8.webp?picture'
import water from '@site/media/pictures/healing-recovery.webp?picture'
import leaves from '@site/media/pictures/holistic-healing.webp?picture'
import march from '@site/media/pictures/human-rights-advocacy.webp?picture'
import jars from '@site/media/pictures/impact-work.webp?picture'
import bridge from '@site/media/pictures/learn-more-vision.webp?picture'
import crossed from '@site/media/pictures/learn-more-vision-crossed.webp?picture'
import tree from '@site/media/pictures/non-mainstream-curriculum.webp?picture'
import arch from '@site/media/pictures/policy-governance-consultancy.webp?picture'
import fingerprint from '@site/media/pictures/research.webp?picture'
import dawn from '@site/media/pictures/youth-rehabilitation.webp?picture'
import type { LearnMoreVisionRecord } from './vision-record.ts'

export const learnMoreVision = {
  hero: {
    title: 'Learn more about *the vision*',
    tagline: 'Twelve subjects, each with the question that it began from.',
    picture: { source: bridge, focus: 'centre' },
  },
  topics: {
    title: 'Twelve *strands*',
    lead: 'Read them in any order.',
    items: [
      {
        title: 'Dignity first',
        content:
          'Who decides that a person counts? We start from the answer that nobody may decide it, and work out what an office would have to change to mean it.',
        picture: portrait,
      },
      {
        title: 'Law that can be reached',
        content:
          'A right that takes four forms and a lawyer is a right for some. We shorten the distance between the text and the person standing at the counter.',
        picture: balance,
      },
      {
        title: 'Schools without walls',
        content: 'Where a building cannot be had, a timetable, a teacher and a promise kept daily can make a school.',
        picture: tent,
      },
      {
        title: 'Curricula with roots',
        content: 'Children learn faster when a syllabus speaks the languages of their home. We help communities to write it.',
        picture: tree,
      },
      {
        title: 'Healing in company',
        content: 'What was broken among people is rarely mended alone. Circles, crafts and meals do work that no leaflet can.',
        picture: water,
      },
      {
        title: 'Inherited knowledge',
        content: 'Traditions of care were tested long before anybody published them. We ask permission, give credit and learn slowly.',
        picture: leaves,
      },
      {
        title: 'Peace by practice',
        content: 'Mediation is a skill like carpentry: there are tools, there is timing, and one gets better at it with a patient teacher.',
        picture: clasp,
      },
      {
        title: 'Evidence that protects',
        content: 'The safest file is the one whose subject can correct it, withdraw it and sleep at night while it exists.',
        picture: fingerprint,
      },
      {
        title: 'Policy with a memory',
        content: 'Rules forget why they were made. We write the reason beside the rule, so that the next government must argue with it.',
        picture: arch,
      },
      {
        title: 'Leaders from here',
        content: 'The person who will still be in the village in twelve years should hold the microphone, the budget and the keys.',
        picture: seedling,
      },
      {
        title: 'Young people returning',
        content:
          'We prepare a young person for coming home from custody, and with them the family, the school and the employer who will be there.',
        picture: dawn,
      },
      {
        title: 'A public voice',
        content: 'Some truths are heard only when they are said aloud to a full room by somebody who will also take the questions.',
        picture: crowd,
      },
    ],
  },
  blocks: [
    {
      title: 'How a strand *becomes work*',
      paragraphs: [
        'Somebody writes to us with a difficulty in their own words. We ask who else is in it, what has been tried, and what would count as better.',
        'Only then do we choose between a review, a course, a circle or a clause; most often it is two of them at once.',
      ],
      picture: jars,
    },
    {
      title: 'What we will *not do*',
      paragraphs: [
        'We do not speak for people who can speak, keep stories that were lent to us, or stay where we have stopped being useful.',
        'When a commission asks for any of these we say no early, in writing, and suggest who might say yes to the rest of it.',
      ],
      picture: march,
    },
  ],
  ways: [
    { href: '/vision', title: 'The Vision', why: 'Seven pillars, and what they carry' },
    { href: '/discover', title: 'Discover what we do', why: 'Twelve services, each in a few words' },
    { href: '/human-rights-advocacy', title: 'Human rights advocacy', why: 'Where a strand is pulled in public' },
    { href: '/whitepapers', title: 'White papers', why: 'The longer arguments, open to objection' },
  ],
  closing: {
    title: 'Twelve strands, *one knot*',
    lead: 'If you recognise your own work in one of them, write and tell us which.',
    action: { label: 'Write to the office', href: '/contact-us' },
    topic: 'vision',
    picture: { source: crossed, focus: 'right' },
  },
} as const satisfies LearnMoreVisionRecord
