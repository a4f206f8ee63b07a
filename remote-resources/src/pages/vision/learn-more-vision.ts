import bridge from '@site/media/pictures/learn-more-vision.webp?picture'
import crossed from '@site/media/pictures/learn-more-vision-crossed.webp?picture'
import bowl from '@site/media/pictures/strand-company.webp?picture'
import cameo from '@site/media/pictures/strand-dignity.webp?picture'
import umbrella from '@site/media/pictures/strand-evidence.webp?picture'
import spools from '@site/media/pictures/strand-gathered.webp?picture'
import ladder from '@site/media/pictures/strand-law.webp?picture'
import pegs from '@site/media/pictures/strand-leaders.webp?picture'
import knots from '@site/media/pictures/strand-memory.webp?picture'
import plane from '@site/media/pictures/strand-plane.webp?picture'
import mortar from '@site/media/pictures/strand-remedy.webp?picture'
import shoes from '@site/media/pictures/strand-return.webp?picture'
import suitcase from '@site/media/pictures/strand-returned.webp?picture'
import rooted from '@site/media/pictures/strand-roots.webp?picture'
import blackboard from '@site/media/pictures/strand-school.webp?picture'
import megaphone from '@site/media/pictures/strand-voice.webp?picture'
import type { LearnMoreVisionRecord } from './vision-record.ts'

export const learnMoreVision = {
  hero: {
    title: 'Learn more about *the vision*',
    tagline: 'Twelve strands, and what each of them asks of us.',
    picture: { source: bridge, focus: 'centre' },
  },
  topics: {
    title: 'What it is *woven from*',
    items: [
      {
        title: 'Dignity first',
        content:
          'Who decides that a person counts? We start from the answer that nobody may decide it, and work out what an office would have to change to mean it.',
        picture: cameo,
        work: { label: 'Human rights and equality consultation', href: '/human-rights-equality-consultation' },
      },
      {
        title: 'Law that can be reached',
        content:
          'A right that takes four forms and a lawyer is a right for some. We shorten the distance between the text and the person standing at the counter.',
        picture: ladder,
        work: { label: 'Human rights investigation', href: '/human-rights' },
      },
      {
        title: 'Schools without walls',
        content: 'Where a building cannot be had, a timetable, a teacher and a promise kept daily can make a school.',
        picture: blackboard,
        work: { label: 'Emergency education and disaster relief', href: '/emergency-education' },
      },
      {
        title: 'Curricula with roots',
        content: 'Children learn faster when a syllabus speaks the languages of their home. We help communities to write it.',
        picture: rooted,
        work: { label: 'Non-mainstream curriculum design', href: '/non-mainstream-curriculum' },
      },
      {
        title: 'Healing in company',
        content: 'What was broken among people is rarely mended alone. Circles, crafts and meals do work that no leaflet can.',
        picture: bowl,
        work: { label: 'Healing-before-learning workshops', href: '/healing-before-learning' },
      },
      {
        title: 'Inherited knowledge',
        content: 'Traditions of care were tested long before anybody published them. We ask permission, give credit and learn slowly.',
        picture: mortar,
        work: { label: 'Holistic healing and recovery', href: '/holistic-healing' },
      },
      {
        title: 'Peace by practice',
        content: 'Mediation is a skill like carpentry: there are tools, there is timing, and one gets better at it with a patient teacher.',
        picture: plane,
        work: { label: 'Cross-cultural mediation', href: '/cross-cultural-mediation' },
      },
      {
        title: 'Evidence that protects',
        content: 'The safest file is the one whose subject can correct it, withdraw it and sleep at night while it exists.',
        picture: umbrella,
        work: { label: 'Data-driven human-rights research', href: '/data-driven-research' },
      },
      {
        title: 'Policy with a memory',
        content: 'Rules forget why they were made. We write the reason beside the rule, so that the next government must argue with it.',
        picture: knots,
        work: { label: 'Policy and governance consultancy', href: '/policy-governance-consultancy' },
      },
      {
        title: 'Leaders from here',
        content: 'The person who will still be in the village in twelve years should hold the microphone, the budget and the keys.',
        picture: pegs,
        work: { label: 'Community empowerment and outreach', href: '/community-empowerment' },
      },
      {
        title: 'Young people returning',
        content:
          'We prepare a young person for coming home from custody, and with them the family, the school and the employer who will be there.',
        picture: shoes,
        work: { label: 'Youth rehabilitation and reintegration', href: '/youth-rehabilitation' },
      },
      {
        title: 'A public voice',
        content: 'Some truths are heard only when they are said aloud to a full room by somebody who will also take the questions.',
        picture: megaphone,
        work: { label: 'Guest lecturing and public speaking', href: '/public-speaking' },
      },
    ],
  },
  blocks: [
    {
      title: 'How a strand *becomes work*',
      paragraphs: [
        'Somebody writes to us with a difficulty in their own words. We ask who else is in it, what has been tried, and what would count as better.',
        'Only then do we choose: a review, a course, a support circle or a new policy, and most often two of them at once.',
      ],
      picture: spools,
    },
    {
      title: 'What we will *not do*',
      paragraphs: [
        'We do not speak for people who can speak, keep stories that were lent to us, or stay where we have stopped being useful.',
        'When a commission asks for any of these we say no early, in writing, and suggest who might say yes to the rest of it.',
      ],
      picture: suitcase,
    },
  ],
  ways: [
    { href: '/vision', title: 'The Vision', why: 'Seven pillars, and what they carry' },
    { href: '/discover', title: 'Discover what we do', why: 'Twelve services, each in a few words' },
    { href: '/human-rights-advocacy', title: 'Human rights advocacy', why: 'How campaigns are carried in public' },
    { href: '/whitepapers', title: 'White papers', why: 'The longer arguments, open to objection' },
  ],
  closing: {
    title: 'Which strand *is yours?*',
    lead: 'If you recognise your own work here, tell us where.',
    action: { label: 'Write your request', href: '/consultation?topic=vision#booking' },
    picture: { source: crossed, focus: 'right' },
  },
} as const satisfies LearnMoreVisionRecord
