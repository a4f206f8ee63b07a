/** What visitors came for who followed a link that home answers, and the step itself. By the address they asked for. */

import type { Arrival } from '../home-record.ts'

const write = (topic: string) => [{ label: 'Write the request', href: `/consultation?topic=${topic}#booking` }]

export const arrivals = [
  { asked: '/services', part: 'work', says: 'You came for the services.', links: [{ label: 'Read all twelve', href: '/discover' }] },
  {
    asked: '/services/*',
    part: 'work',
    says: 'You came for a service.',
    links: [{ label: 'Find it among the twelve', href: '/discover' }],
  },
  {
    asked: '/resources/guide',
    part: 'work',
    says: 'You came for a guide to the work.',
    links: [
      { label: 'Questions and answers', href: '/faq' },
      { label: 'What it costs', href: '/fees' },
    ],
  },
  {
    asked: '/resources/papers',
    part: 'work',
    says: 'You came for the papers.',
    links: [{ label: 'Read the white papers', href: '/whitepapers' }],
  },
  {
    asked: '/resources/training',
    part: 'work',
    says: 'You came for training.',
    links: [
      { label: 'Racial literacy training', href: '/racial-literacy-training' },
      { label: 'Education programme', href: '/education-programme' },
    ],
  },
  {
    asked: '/healing-workshops',
    part: 'work',
    says: 'You came for the workshops.',
    links: [
      { label: 'Healing-before-learning workshops', href: '/healing-before-learning' },
      { label: 'What a workshop costs', href: '/fees#healing' },
    ],
  },
  {
    asked: '/justice-resources',
    part: 'work',
    says: 'You came for resources on justice.',
    links: [
      { label: 'Read the white papers', href: '/whitepapers' },
      { label: 'Human rights investigation', href: '/human-rights' },
    ],
  },
  { asked: '/learn-more-education', part: 'contact', says: 'You came to ask about education.', links: write('education') },
  { asked: '/learn-more-healing', part: 'contact', says: 'You came to begin a healing journey.', links: write('healing') },
  { asked: '/contact-booking', part: 'contact', says: 'You came to book a speaker for an event.', links: write('public-speaking') },
  { asked: '/booking-request', part: 'contact', says: 'You came to request a speaking engagement.', links: write('public-speaking') },
  { asked: '/policy-consultation', part: 'contact', says: 'You came to request a policy consultation.', links: write('policy-reform') },
  {
    asked: '/advocacy-partnership',
    part: 'contact',
    says: 'You came to become an advocacy partner.',
    links: write('human-rights-advocacy'),
  },
  { asked: '/impact-partnership', part: 'contact', says: 'You came to become an impact partner.', links: write('impact-work') },
  {
    asked: '/education-partnership',
    part: 'contact',
    says: 'You came to become a partner in education.',
    links: write('education-programme'),
  },
] as const satisfies readonly Arrival[]
