import { promised } from '@site/identity/promised'
import type { ContactUsRecord } from './contact-us-record.ts'

export const contactUs = {
  hero: {
    title: 'Write to *the right desk*',
    lead: 'Four email addresses, one office in {city}. Choose the one nearest to your question; whoever opens your letter knows who should answer.',
    telephone: 'Telephone the office',
  },
  categories: [
    {
      id: 'general-enquiries',
      title: 'General Enquiries',
      description: `Anything that does not fit elsewhere, and anything you are not sure how to ask.${promised('reader', ' A person reads every letter.')}`,
      mailbox: 'general',
      ground: 'ink',
    },
    {
      id: 'consultation-requests',
      title: 'Consultation Requests',
      description: 'Reviews, training, research and policy. Tell us what has happened so far and who else is waiting for the answer.',
      mailbox: 'consultation',
      ground: 'lagoon',
    },
    {
      id: 'media-press',
      title: 'Media & Press',
      description: 'Interviews, comment and accreditation. Please state your deadline and the language you will publish in.',
      mailbox: 'media',
      ground: 'indigo',
    },
    {
      id: 'speaking-engagements',
      title: 'Speaking Engagements',
      description: 'Keynotes, panels and workshops. A date, a city and a word about the audience help us most.',
      mailbox: 'speaking',
      ground: 'ember',
    },
  ],
  ways: [
    {
      href: '/consultation?topic=consultation-request#booking',
      title: 'Write through the form',
      why: promised('reply', 'A reply within two working days') || 'Name, email address, what has happened',
    },
    { href: '/writing-safely', title: 'How to write to us safely', why: 'If somebody may be reading over your shoulder' },
    { href: '/faq', title: 'Questions and answers', why: 'What others have asked before you' },
    { href: '/public-figure-hero', title: 'Public figure and media', why: 'Topics, past events and a word for editors' },
  ],
} as const satisfies ContactUsRecord
