import backpack from 'icon:backpack'
import handHeart from 'icon:hand-heart'
import tent from 'icon:tent'
import { figures } from '@site/identity/figures/emergency-education'
import shareCard from '@site/media/cards/emergency-education.jpg?url'
import awning from '@site/media/pictures/emergency-education.webp?picture'
import answered from '@site/media/pictures/emergency-education-answered.webp?picture'
import bell from '@site/media/pictures/emergency-education-bell.webp?picture'
import { said } from '../../../blocks/figures/said.ts'
import modelStyles from '../models/emergency-education/hours-model.module.css'
import type { ServiceCard, ServiceHead, ServiceHem, ServiceParts, ServiceRecord } from '../service-record.ts'
import { hem as next } from './community-empowerment.ts?hem'

/** Of `72hr`. */
const hours = Number.parseInt(figures.hours.value, 10)

export const head = {
  description:
    'When a disaster closes the schools: a team on the ground, safe places to learn and trained teachers, until ordinary lessons can begin again.',
  barTone: 'ink',
  articles: [14, 25, 26],
  card: shareCard,
} as const satisfies ServiceHead

export const card = {
  description: 'Lessons, safety and routine for children while the emergency is still going on.',
  picture: awning,
  focus: 'centre',
} as const satisfies ServiceCard

export const details = `Temporary schooling that gives children a place, a teacher and a day with a shape to it.
Key Features
Safe spaces: Sites are chosen with protection teams, with water and shade in mind.
Teachers on the spot: Displaced teachers and older students are trained to begin at once.
Supplies: Kits that work without electricity or a signal.
Return to school: Records are kept so that learning counts when classrooms reopen.`

export const hem = { picture: awning, focus: 'centre', upright: false, sidesCut: true } as const satisfies ServiceHem

export const record = {
  layout: {
    hero: 'span',
    order: [['process'], ['mission', 'philosophy'], ['framework', 'model'], ['offer'], ['results', 'testimonials']],
    grounds: {
      process: 'ink',
      mission: 'linen',
      philosophy: 'lagoon',
      framework: 'paper',
      model: 'ink',
      offer: 'linen',
      results: 'ember',
      testimonials: 'rose',
    },
    mission: 'picture-right',
    philosophy: 'whole',
    framework: 'before',
    process: 'line',
    offer: 'rows',
    testimonials: 'record',
    statistics: 'second-large',
    detail: { beside: 'offer', of: 'hero', side: 'left' },
    closing: 'bled',
  },
  hero: {
    title: 'Emergency education and *disaster relief*',
    tagline: 'A roof, a teacher and a timetable, while the aftershocks are still being counted.',
    tone: 'light',
    picture: { source: awning, focus: 'centre' },
    upright: false,
    facts: [
      said(`${hours} hours from declaration to a team at work`, figures.hours),
      said(`${figures.responses.value} responses in ${figures.countries.value} countries`, figures.responses, figures.countries),
      said(`${figures.rota.value} ${figures.rota.label}`, figures.rota),
    ].filter(Boolean),
  },
  mission: {
    statement:
      'A disaster takes the school first and gives it back last. We reverse the *order*: a safe place to learn opens while shelter and water are still being organised.',
    thread:
      'M-20 50H380C420 50 432 36 448 18M380 50C416 52 432 68 442 86M540 24C554 38 570 50 606 50M546 84C560 64 574 52 606 50H900C860 6 800 10 806 40S870 60 900 50C940 6 1000 10 994 40S930 60 900 50H1460M900 50C884 66 876 78 852 92M900 50C916 66 924 78 948 92',
    paragraphs: [
      'Our team arrives with materials, trained facilitators and a plan agreed with those already there.',
      'Lessons come with a meal point, a register that helps families find one another, and adults who know what shock looks like in a child. When the buildings reopen, teachers who never stopped working walk back in.',
    ],
    picture: bell,
  },
  philosophy: {
    label: 'Counting on tomorrow',
    quote: 'A child who is asked for her homework has been told that tomorrow is\u00a0coming.',
    occasion: 'on why pencils travel with the blankets',
  },
  framework: {
    title: 'What has to happen *at once*',
    lead: 'The tasks overlap from the first morning. Pick one to follow it through.',
    cards: [
      {
        title: 'Safe learning spaces',
        summary: 'Somewhere to be, and to be counted',
        icon: tent,
        description:
          'Children need a place that is watched, marked and predictable. We find it, make it safe and staff it with adults whom every parent has met.',
        steps: [
          { title: 'Survey the site', description: 'Ground, water, exits and shade, checked with local engineers.' },
          { title: 'Mark the boundary', description: 'Signs in each language spoken, and one guarded way in.' },
          { title: 'Vet the adults', description: 'Identity, references and a signed code before any child arrives.' },
          { title: 'Keep the hours', description: 'The same times daily from the beginning, whatever the weather.' },
        ],
      },
      {
        title: 'Crisis curriculum',
        summary: 'Lessons for when all has changed',
        icon: backpack,
        description:
          'The old timetable will not fit. Ours begins with safety, play and the mother tongue, then leads back to the national syllabus, so that an examination year can still be saved.',
        steps: [
          { title: 'Teach what protects', description: 'Clean water, unexploded ordnance, safe routes, whom to ask.' },
          { title: 'Make time for play', description: 'Drawing, song and games, in which shock finds a way out.' },
          { title: 'Recover the basics', description: 'Reading and number, in small groups of mixed ages.' },
          { title: 'Rejoin the syllabus', description: 'Progress is recorded in a form that ministries accept.' },
        ],
      },
      {
        title: 'Teacher and family support',
        summary: 'Care for those who care',
        icon: handHeart,
        description:
          'Most teachers in an emergency have lost homes themselves. They are given company, training and a day to grieve before they are given a class, and parents are given news.',
        steps: [
          { title: 'Find the teachers', description: 'Displaced staff, students and elders are sought tent by tent.' },
          { title: 'Train on the job', description: 'Short modules at dawn, tried out in class the same morning.' },
          { title: 'Hold a staff circle', description: 'An hour at dusk in which nobody has to be strong.' },
          { title: 'Bring parents in', description: 'News boards, family tracing, and a chair in every class.' },
        ],
      },
    ],
  },
  process: {
    title: 'The first hours, *and long after*',
    lead: 'From the declaration to the day our last tent comes down.',
    steps: [
      { number: '01', title: 'Alert and triage', description: 'The duty team gathers what is known, at any hour.' },
      { number: '02', title: 'Call to partners', description: 'Local teachers, authorities and relief agencies set the priorities.' },
      { number: '03', title: 'Setting out', description: 'People and kit travel together, to the place the partners named.' },
      { number: '04', title: 'Open for learning', description: 'The first classes meet, in whatever shade there is.' },
      { number: '05', title: 'Stabilise and train', description: 'Local staff take over, lesson by lesson, with mentors beside them.' },
      { number: '06', title: 'Handover and recovery', description: 'Registers and materials pass to the permanent schools.' },
    ],
  },
  offer: {
    label: 'Emergency contexts',
    rows: [
      { title: 'Earthquake, flood and storm', description: 'Temporary schools beside the shelters, moved as families move.' },
      { title: 'War and displacement', description: 'Teaching along the route: in basements, stations and reception centres.' },
      { title: 'Refugee camps', description: 'Schools meant for long stays, with staff recruited in the camp itself.' },
      { title: 'Epidemic and closure', description: 'Radio, telephone and doorstep packs where no class can gather.' },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    label: 'After the first bell',
    voices: [
      {
        quote: 'On the third morning there was a bell. It was a spoon on a cooking pot, and the whole camp stopped to listen to it.',
        author: 'Camp coordinator',
        place: 'Displacement site, northern Mozambique',
      },
      {
        quote:
          'Half the kits came with the wrong readers, and we said so by radio the same night. The right ones were on the second lorry. The teachers had waited for neither.',
        author: 'District education officer',
        place: 'Hill district, Nepal',
      },
      {
        quote: 'My son wrote his name and the date. I kept the page.',
        author: 'Mother',
        place: 'Flood shelter, Sindh (translated from Sindhi)',
      },
    ],
  },
  results: {
    provenance: 'specimen',
    label: 'What speed makes possible',
    statistics: [figures.hours, figures.spaces, figures.children],
    mark: 'knots',
    also: [figures.responses, figures.countries, figures.rota],
  },
  duration: 'As many days as it takes, until the handover.',
  fees: ['emergency-response-consultancy'],
  ways: [
    { href: '/contact-us', title: 'Contact', why: 'A telephone number, and the office’s address' },
    { href: '/faq#where-do-you-work', title: 'Where do you work?', why: 'Travel, and what is agreed beforehand' },
    { href: '/education-programme', title: 'Education programme', why: 'For camps that have become towns' },
  ],
  closing: {
    title: 'When lessons stop, *send word*',
    lead: 'Tell us where, how many children, and who is already there. Where lives are in danger, ring the local emergency services first.',
    action: 'Request Emergency Response',
    picture: { source: answered, focus: 'centre' },
    tone: 'light',
  },
} as const satisfies ServiceRecord

export const parts = {
  record,
  next: { slug: 'community-empowerment', ...next },
  model: { styles: modelStyles, load: async () => (await import('../models/emergency-education/hours-model.tsx')).Model },
} satisfies ServiceParts
