import compass from 'icon:compass'
import shapes from 'icon:shapes'
import sprout from 'icon:sprout'
import { figures } from '@site/identity/figures/non-mainstream-curriculum'
import shareCard from '@site/media/cards/non-mainstream-curriculum.jpg?url'
import tree from '@site/media/pictures/non-mainstream-curriculum.webp?picture'
import asked from '@site/media/pictures/non-mainstream-curriculum-asked.webp?picture'
import herself from '@site/media/pictures/non-mainstream-curriculum-herself.webp?picture'
import modelStyles from '../models/non-mainstream-curriculum/tree-model.module.css'
import type { ServiceCard, ServiceHead, ServiceHem, ServiceParts, ServiceRecord } from '../service-record.ts'
import { hem as next } from './healing-before-learning.ts?hem'

export const head = {
  description:
    'Curricula for learners whom the standard syllabus overlooks, designed with their teachers, elders and families, and mapped to recognised exams.',
  barTone: 'paper',
  articles: [26, 27, 18],
  card: shareCard,
} as const satisfies ServiceHead

export const card = {
  description: 'Courses built around learners whom the standard timetable has already failed.',
  picture: tree,
  focus: 'right',
} as const satisfies ServiceCard

export const details = `A course of study designed from the learner outwards, with teachers, families and elders at the same table.
Key Features
Learner portraits: What the students know already, speak at home and want to do next.
Many sources: Oral history, craft and local scholarship stand beside the textbook.
Fair assessment: Portfolios and demonstrations for those whom timed papers misjudge.
Teacher preparation: Planning days and observed lessons before the first term begins.`

export const hem = { picture: tree, focus: 'right' } as const satisfies ServiceHem

export const record = {
  layout: {
    hero: 'lowered',
    order: [['mission'], ['offer'], ['framework'], ['process'], ['testimonials', 'results']],
    grounds: {
      mission: 'paper',
      offer: 'linen',
      framework: 'paper',
      process: 'lagoon',
      testimonials: 'rose',
      results: 'indigo',
    },
    mission: 'picture-left',
    framework: 'below',
    process: 'weft',
    offer: 'cards',
    testimonials: 'large-right',
    statistics: 'band',
    closing: 'cut-above',
  },
  hero: {
    title: 'Non-mainstream *curriculum design*',
    tagline:
      'Courses built around the learners a standard syllabus leaves out: their languages, their elders, their streets and their questions.',
    tone: 'dark',
    picture: { source: tree, focus: 'bottom' },
    whole: true,
    facts: ['From early years to adult learning', 'For classrooms, custody and camps', 'Written with local teachers'],
  },
  mission: {
    statement:
      'A child who never meets herself on the page concludes that knowledge *lives elsewhere*. We design the course that begins where she does.',
    thread:
      'M250 52C262 40 238 36 234 52S252 74 272 62S272 18 234 22S190 84 260 88S360 60 420 44S560 22 640 46S800 80 900 56S1060 16 1180 40S1360 76 1470 50',
    paragraphs: [
      'We start from what a community already knows how to do, from reckoning a harvest to settling a quarrel, and build outwards until it meets the examinations that open doors.',
      'Nothing is imported whole. Lessons are tried with learners, argued over with teachers and rewritten until both ask to keep them.',
    ],
    picture: herself,
  },
  framework: {
    title: 'The roots *of a course*',
    lead: 'They feed one another; open whichever you need first.',
    cards: [
      {
        title: 'Living knowledge',
        summary: 'What the community holds',
        icon: sprout,
        description: 'Grandmothers, mechanics, midwives and poets are treated as sources: cited by name and paid for their time.',
        steps: [
          { title: 'Find the keepers', description: 'We ask families to whom they turn when they need to know.' },
          { title: 'Record with consent', description: 'Knowledge remains the property of those who gave it.' },
          { title: 'Weigh it together', description: 'Teachers and elders decide what belongs in a classroom.' },
          { title: 'Shape it to teach', description: 'A tale or a technique becomes a sequence of lessons.' },
        ],
      },
      {
        title: 'Many ways in',
        summary: 'How people learn here',
        icon: shapes,
        description:
          'Some learners think with their hands, others in song, in argument or in silence. Each idea is taught in several ways, and none of them is graded as lesser.',
        steps: [
          { title: 'Watch before writing', description: 'We sit in on lessons, workshops and playgrounds before drafting a page.' },
          { title: 'Plan several ways', description: 'Movement, story, making and debate for one and the same concept.' },
          { title: 'Teach in two tongues', description: 'Home language first, with the language of examinations beside it.' },
          { title: 'Assess by doing', description: 'Portfolios, performances and conversations show what was understood.' },
        ],
      },
      {
        title: 'Critical courage',
        summary: 'What learners may question',
        icon: compass,
        description:
          'History is taught with witnesses from both sides of the cannon. Learners practise disagreeing with a textbook, politely and with evidence.',
        steps: [
          { title: 'Ask who is speaking', description: 'Every source is questioned about its author and its interest.' },
          { title: 'Set accounts side by side', description: 'Colonial record, oral memory and new research share a desk.' },
          { title: 'Argue from evidence', description: 'Claims are tested aloud and in writing before they are marked.' },
          { title: 'Put it to use', description: 'Each unit ends with a project that serves the neighbourhood.' },
        ],
      },
    ],
  },
  process: {
    title: 'How a syllabus *grows*',
    lead: 'Six stages, from the first visit to a course your own staff can renew.',
    steps: [
      { number: '01', title: 'Community listening', description: 'Families and teachers say what school has never asked them.' },
      { number: '02', title: 'Learning audit', description: 'Present materials are read for gaps, errors and absences.' },
      { number: '03', title: 'Co-design', description: 'Local educators draft units with us and keep the right to overrule.' },
      { number: '04', title: 'Pilot teaching', description: 'Small groups try the lessons and mark them honestly.' },
      { number: '05', title: 'Teacher preparation', description: 'Staff rehearse, observe one another and adapt the guides.' },
      { number: '06', title: 'Renewal', description: 'Results are reviewed with learners, and weak units are replaced.' },
    ],
  },
  offer: {
    label: 'Sectors we write for',
    rows: [
      {
        title: 'Village schools',
        description: 'A full programme where the state syllabus has not arrived, or arrived without its readers in mind.',
      },
      { title: 'Prisons and youth custody', description: 'Modules that can be started on any day and finished in another place.' },
      {
        title: 'Displaced learners',
        description: 'Accelerated courses in the mother tongue, mapped to the school systems nearby.',
      },
      {
        title: 'Teacher training',
        description: 'Decolonised reading lists and seminars for those who will stand in front of a class next.',
      },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    label: 'Teachers speaking',
    voices: [
      {
        quote:
          'A pupil’s grandfather came to explain how a granary is built, and all of Form Two took notes. In nineteen years of teaching I had not seen them take notes without being told to.',
        author: 'Secondary teacher',
        place: 'Community school, Nakuru',
      },
      {
        quote: 'The guide says where it is unsure. I had not met that in teaching material before.',
        author: 'Prison educator',
        place: 'Young offender institution, Glasgow',
      },
      {
        quote:
          'We are still waiting for the examination results, so I would not call it a success yet. Attendance is up, and the staff want to go on.',
        author: 'Head of curriculum',
        place: 'Group of schools, Bradford',
      },
    ],
  },
  results: {
    provenance: 'specimen',
    label: 'In class, and afterwards',
    statistics: [figures.part, figures.kept, figures.further],
    mark: 'leaves',
  },
  duration: 'The six stages are a project, timed with your teachers to fit the school year. A first consultation takes an hour.',
  fees: ['initial-consultation-1-hr', 'project-based-consulting'],
  ways: [
    {
      href: '/faq#do-you-teach-in-prisons-and-refugee-camps',
      title: 'Do you teach in prisons and refugee camps?',
      why: 'Without internet, and with few books',
    },
    { href: '/education', title: 'Education infrastructure', why: 'The rooms and teachers it needs' },
  ],
  closing: {
    title: 'Who does your syllabus *forget*?',
    lead: 'Describe the learners and the constraints. We will suggest where a pilot could begin.',
    action: 'Request Curriculum Consultation',
    picture: { source: asked, focus: 'lower-right' },
  },
} as const satisfies ServiceRecord

export const parts = {
  record,
  next: { slug: 'healing-before-learning', ...next },
  model: { styles: modelStyles, load: async () => (await import('../models/non-mainstream-curriculum/tree-model.tsx')).Model },
} satisfies ServiceParts
