import { identity } from '@site/identity'
import { promised } from '@site/identity/promised'
import type { ConsultationContent } from './consultation-record.ts'

const demonstrates = identity.status === 'demonstration'

/** Emphasis is written `*so*` in titles, as in every record of the site. */
export const consultation = {
  hero: {
    title: 'Bring the *hard question*',
    tagline: `An hour${promised('confidence', ', in confidence,')} on what your institution finds hard to say, and what it could do next.`,
    facts: [
      promised('confidence', 'In confidence from the first word') || 'Six fields of work, one form',
      promised('reply', 'A reply within two working days') || 'Draft policies are welcome',
    ],
  },
  services: {
    title: 'What people *come with*',
    items: [
      {
        title: 'Human\u00a0rights review',
        text: 'Policies, complaints and outcomes, read together, with the gaps between them named.',
        href: '/human-rights-equality-consultation',
        thread: 'gap',
      },
      {
        title: 'Curriculum and teaching',
        text: 'What is taught, how it is taught, and who is missing from it. Prisons and camps included.',
        href: '/non-mainstream-curriculum',
        thread: 'absence',
      },
      {
        title: 'Healing and\u00a0recovery',
        text: 'Programmes for staff and communities after harm, paced by the people they are for.',
        href: '/healing-recovery',
        thread: 'tangle',
      },
      {
        title: 'Policy drafting',
        text: 'From the principle to the clause, and from the clause to the person who must apply it.',
        href: '/consultancy-policy',
        thread: 'clauses',
      },
      {
        title: 'Research and evidence',
        text: 'Baseline reports, field studies and monitoring that hold when they are questioned.',
        href: '/data-driven-research',
        thread: 'evidence',
      },
      {
        title: 'Speaking and\u00a0facilitation',
        text: 'Keynotes, panels, and the meeting that nobody in the building wants to chair.',
        href: '/public-speaking',
        thread: 'voices',
      },
    ],
  },
  next: {
    title: 'A letter is\u00a0enough to\u00a0*begin*',
    steps: [
      { title: 'You write', text: 'What has happened, and who it touches, in your own words.' },
      {
        title: demonstrates ? 'You would hear back' : 'You hear back',
        text: `${promised('reply', 'Within two working days, with') || 'With'} questions or with a time.`,
      },
      {
        title: demonstrates ? 'You would talk' : 'You talk',
        text: `For an hour${promised('confidence', ', in confidence')}. ${promised('notes', 'You leave with notes, whatever you decide.') || 'What you do with it is yours to decide.'}`,
      },
    ],
    done: demonstrates ? 'Done. In a demonstration the thread ends here.' : 'Done.',
  },
  elsewhere: {
    title: 'Not ready to *write*?',
    ways: [
      { title: 'See what it costs', text: 'Eighteen indicative fees, all open to discussion.', href: '/fees' },
      { title: 'Read the answers', text: 'What institutions, schools and communities ask first.', href: '/faq' },
      { title: 'Find the right desk', text: 'Press, speaking and general letters each have an address.', href: '/contact-us' },
    ],
  },
} as const satisfies ConsultationContent
