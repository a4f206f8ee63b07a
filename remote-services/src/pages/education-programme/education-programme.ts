import { figures } from '@site/identity/figures/education-programme'
import bench from '@site/media/pictures/education-programme.webp?picture'
import begun from '@site/media/pictures/education-programme-begun.webp?picture'
import evening from '@site/media/pictures/education-programme-evening.webp?picture'
import type { EducationProgrammeRecord } from './education-programme-record.ts'

export const record = {
  hero: {
    title: 'Education *programme*',
    tagline: 'Schooling that begins where people are held, hidden or waiting, and goes with them when they leave.',
    tone: 'dark',
    picture: { source: bench, focus: 'left' },
    facts: ['Prisons and young offender units', 'Refugee and transit camps', 'Taught with staff and residents'],
  },
  mission: {
    statement: 'A sentence takes away liberty. It should leave the *right to learn* where it found it.',
    paragraphs: [
      'Most of our students were sent out of classrooms long before anyone sent them to a cell or a camp. They arrive able, watchful and certain that lessons are for other people.',
      'The programme starts by changing that expectation. Teachers, officers, families and former students plan it together, and every part of it leads towards a life after the gate.',
    ],
  },
  programmes: {
    title: 'Ways *into the register*',
    lead: 'A learner may move between them without starting again: attendance and achievements are kept in one place.',
    cards: [
      {
        title: 'Literacy and numeracy',
        description: 'Reading, writing and number taught through letters home, wages, tenancy forms and stories.',
      },
      {
        title: 'Young offender learning',
        description: 'Short, active units for those under eighteen, with one tutor from arrival to release.',
      },
      {
        title: 'Camp classrooms',
        description: 'Several ages and languages in one tent, planned around registration days and sudden departures.',
      },
      {
        title: 'Trades and enterprise',
        description: 'Carpentry, catering, tailoring and repair, with costing and customer care from the start.',
      },
      {
        title: 'Rights education',
        description: 'What the law promises, how to complain, and how to put a case calmly and on paper.',
      },
      {
        title: 'Staff development',
        description: 'Officers, volunteers and camp teachers practise trauma-aware teaching side by side.',
      },
    ],
  },
  register: {
    title: 'The page *travels too*',
    note: 'A learner who does not exist, moved three times in a year. The page is folded, put in the same bag as his shoes, and goes on.',
    places: [
      {
        place: 'A remand wing',
        first: 1,
        last: 9,
        entry: 'Reads a wage slip as far as ‘deductions’.',
        by: 'Moved on a Thursday night, before lesson ten.',
      },
      {
        place: 'A second prison',
        first: 10,
        last: 16,
        entry: 'Begins at ‘deductions’. Writes home, two sides.',
        by: 'Moved to make room.',
      },
      {
        place: 'An open prison',
        first: 17,
        last: 31,
        entry: 'Draws a chair, measures it, and prices the wood. Asks for fractions.',
        by: 'Moved out, by the front gate.',
      },
      {
        place: 'A college outside',
        first: 32,
        last: 40,
        entry: 'Starts with fractions. Brings the chair.',
        by: 'The page is full, and a second one begun.',
      },
    ],
    end: 'Without it there would have been four first lessons. With it there is a fortieth.',
  },
  approach: {
    title: 'Someone *for every step*',
    lead: 'Five stages from arrival to the months outside, and for each a person who answers for it by name.',
    steps: [
      { number: '01', title: 'First conversation', description: 'We ask what a person enjoyed, feared and missed in earlier schooling.' },
      { number: '02', title: 'Personal plan', description: 'Goals come from the learner and are agreed with staff and family.' },
      { number: '03', title: 'Small classes', description: 'Groups meet often and briefly, with a familiar teacher and a quiet seat.' },
      {
        number: '04',
        title: 'Bridge outside',
        description: 'Colleges, employers and mentors visit while there is still time to choose.',
      },
      {
        number: '05',
        title: 'After the gate',
        description: 'Someone calls, checks that the place still stands, and helps when it does not.',
      },
    ],
  },
  lesson: {
    title: 'How a first lesson *sounds*',
    paragraphs: [
      'Chairs in a curve, the door ajar, a short task that everybody can finish. Then somebody laughs, and the room lets go of its breath.',
      'Nobody is tested on the first day. The teacher notices who helps a neighbour, who watches the clock, and who reads the notice on the wall without being asked.',
    ],
    picture: begun,
  },
  outcomes: {
    provenance: 'specimen',
    title: 'What learners *leave with*',
    lead: 'Three measures, chosen because former students told us that these decide what follows.',
    meters: [
      { figure: figures.recidivism, note: 'fewer returns to custody than before' },
      { figure: figures.attainment, note: 'of learners reach the level that they set out for' },
      { figure: figures.employment, note: 'of former students are in paid work after release' },
    ],
  },
  pillars: {
    label: 'Pillars',
    rows: [
      { title: 'Dignity', description: 'Adults are taught as adults, and nobody has to read aloud on the first morning.' },
      { title: 'Continuity', description: 'A file, a tutor and a timetable travel with the learner through every transfer.' },
      { title: 'Usefulness', description: 'Each unit answers a question that will be asked outside.' },
      { title: 'Return', description: 'Former students come back as mentors, and some of them as teachers.' },
    ],
  },
  ways: [
    { href: '/youth-rehabilitation', title: 'Youth rehabilitation and reintegration', why: 'One plan, through the gate and after' },
    { href: '/education', title: 'Education infrastructure', why: 'Rooms, teachers and what they need' },
    { href: '/emergency-education', title: 'Emergency education', why: 'Camp classrooms in the first days' },
    {
      href: '/faq#do-you-teach-in-prisons-and-refugee-camps',
      title: 'Do you teach in prisons and refugee camps?',
      why: 'Yes: without internet, and with few books',
    },
    { href: '/fees#consultancy', title: 'What it costs', why: 'By the hour, project or month' },
  ],
  closing: {
    title: 'Plan a *first term*',
    lead: 'Describe the building, the learners and the staff, and say when teaching could start.',
    picture: { source: evening, focus: 'right' },
    action: { label: 'Partner With Us', href: '/education-partnership' },
    topic: 'education-programme',
  },
} as const satisfies EducationProgrammeRecord
