import bookOpen from 'icon:book-open'
import notebookPen from 'icon:notebook-pen'
import users from 'icon:users'
import generations from '@site/media/pictures/human-rights-hero.webp?picture'
import files from '@site/media/pictures/human-rights-hero-files.webp?picture'
import tally from '@site/media/pictures/human-rights-hero-register.webp?picture'
import kept from '@site/media/pictures/human-rights-hero-return.webp?picture'
import heard from '@site/media/pictures/human-rights-hero-sitting.webp?picture'
import told from '@site/media/pictures/human-rights-hero-told.webp?picture'
import { factSheetPath, pillars } from './fact-sheet.ts'
import type { HumanRightsHeroRecord } from './human-rights-hero-record.ts'

export const record = {
  hero: {
    title: 'Human rights *initiatives*',
    tagline: 'Violations documented with those who lived them, argued where decisions are made, and followed until something is mended.',
    tone: 'dark',
    picture: { source: generations, focus: 'top' },
    facts: [],
    promptLabel: 'EXPLORE JUSTICE WORK',
  },
  pillars: {
    title: 'What a finding *stands on*',
    lead: 'Take one of the four away and the report falls at its first hearing.',
    items: pillars,
    borne: 'A finding',
    without: [
      'a file about people who were never asked',
      'one word against another',
      'a sad story that nobody has to answer',
      'a true report in a drawer',
    ],
    take: 'Take it away',
    restore: 'Put it back',
  },
  initiatives: {
    title: 'Work *in hand*',
    lead: 'Four initiatives that outlast any single case.',
    items: [
      {
        title: 'Case files in their own words',
        description:
          'Former detainees and their families rewrite the official summary of what was done to them. Both versions travel together to whoever decides.',
        picture: files,
      },
      {
        title: 'The open register',
        description:
          'Volunteers learn to count exclusions, stops and evictions street by street, so that a pattern can be laid on the table and read.',
        picture: tally,
      },
      {
        title: 'Listening sittings',
        description:
          'A hearing in a school hall or a courtyard, with childcare, interpreters and no robes. Whatever is said there is answered in writing.',
        picture: heard,
      },
      {
        title: 'Return visits',
        description: 'After each report we come back, read the recommendations aloud and ask who has kept which.',
        picture: kept,
      },
    ],
  },
  voices: {
    provenance: 'specimen',
    label: 'From those initiatives',
    quotes: [
      {
        quote: 'The official file had one line about my brother. We brought the judge a page, and she read it into the record.',
        initiative: 'Case files in their own words',
        location: 'Medellín, Colombia',
      },
      {
        quote:
          'It has taken eleven of us two winters, and there are streets that we have not reached. What we have counted, the council no longer disputes.',
        initiative: 'The open register',
        location: 'Marseille, France',
      },
      {
        quote: 'Somebody minded the children, so for once the mothers could finish their sentences.',
        initiative: 'Listening sittings',
        location: 'Mombasa, Kenya',
      },
    ],
  },
  modalities: {
    title: 'Care for *those who testify*',
    lead: 'Healing stands beside the investigation from its first day, for witnesses and for those who listen to them.',
    rows: [
      {
        title: 'Grounding',
        description: 'Breath, footing and an agreed way to stop, practised until the witness sets the pace.',
      },
      {
        title: 'Story circles',
        description: 'Survivors of the same harm meet without an official in the room, and decide what they want known.',
      },
      { title: 'Remembrance', description: 'Names, songs and days of mourning are given their time, in the form the family keeps.' },
      {
        title: 'Rest for listeners',
        description: 'Interpreters and investigators have supervision, silence, and days away from the case.',
      },
    ],
  },
  resources: {
    title: 'Two ways *to begin*',
    sheet: {
      title: 'A page to bring to the meeting',
      description: 'Rights-based investigation on one sheet: method, stages and fees. An accessible PDF in\u00a0English.',
      action: 'Download Resource',
      href: factSheetPath,
    },
    workshops: {
      title: 'A day for a tired team',
      description: 'Workshops for staff and volunteers who have heard a great deal and must go on hearing it.',
      action: 'Learn About Workshops',
      href: '/healing-before-learning',
    },
  },
  framework: {
    title: 'An education *in rights*',
    lead: 'Three courses that grew out of the cases. Choose one to see its lessons.',
    cards: [
      {
        title: 'Reading the law',
        summary: 'For those it should protect',
        icon: bookOpen,
        description:
          'Participants learn to find the article that covers their own situation, to quote it exactly, and to ask who is bound by it.',
        steps: [
          { title: 'Begin with a day', description: 'One ordinary day, marked wherever a right was in play.' },
          { title: 'Find the line', description: 'A treaty, a statute or a school rule: everyone finds the words that apply.' },
          { title: 'Say it plainly', description: 'The line is retold as one would tell a neighbour.' },
          { title: 'Ask who owes it', description: 'Every right is traced to one office and its address.' },
        ],
      },
      {
        title: 'Recording a harm',
        summary: 'For those who see it first',
        icon: notebookPen,
        description:
          'Teachers, nurses and youth workers practise putting down what they saw, so that a note made at midnight can still be used in court.',
        steps: [
          { title: 'Write what was seen', description: 'Time, place and words first; conclusions on another sheet.' },
          { title: 'Protect the source', description: 'Initials in the account, the name on a second sheet; consent is asked for twice.' },
          { title: 'Guard the chain', description: 'Who held the record, and when, in a list that anyone can follow.' },
          { title: 'Know when to stop', description: 'The point where a trained investigator takes over.' },
        ],
      },
      {
        title: 'Teaching it on',
        summary: 'For local facilitators',
        icon: users,
        description:
          'People from the place itself prepare to teach the first two courses, and to leave ours out wherever theirs are better.',
        steps: [
          { title: 'Teach in pairs', description: 'Two at the front, until the group forgets who was new.' },
          { title: 'Make it local', description: 'Cases, songs and examples give way to nearer ones.' },
          { title: 'Examine each other', description: 'Graduates set the questions for those who follow.' },
          { title: 'Hold the circle', description: 'A standing date keeps the group together after the funding ends.' },
        ],
      },
    ],
  },
  ways: [
    { href: '/human-rights', title: 'Human rights investigation', why: 'What can be asked for, and how' },
    { href: '/human-rights-advocacy', title: 'Human rights advocacy', why: 'What is done with a finding' },
    { href: '/data-driven-research', title: 'Research in hostile environments', why: 'Evidence that exposes nobody' },
    { href: '/whitepapers', title: 'White papers', why: 'Longer arguments, to read or print' },
  ],
  closing: {
    title: 'Keep *a record*',
    lead: 'Papers to read, and a plain account of how we investigate, for anyone who has begun to write down what they see.',
    action: { label: 'Explore Justice Resources', href: '/justice-resources' },
    topic: 'human-rights-hero',
    picture: { source: told, focus: 'right' },
  },
} as const satisfies HumanRightsHeroRecord
