import mp4 from '@site/media/films/feature-3.mp4?url'
import webm from '@site/media/films/feature-3.webm?url'
import poster from '@site/media/films/feature-3.webp?picture'
import type { PrivacyPolicyRecord } from './privacy-policy-record.ts'

export const privacyPolicy = {
  hero: {
    title: 'Privacy *policy*',
    tagline: 'What this site learns about you, why, for how long, and how you can take it back.',
    film: { webm, mp4 },
    poster,
    focus: 'right',
  },
  changed: '2026-11-22',
  sections: [
    {
      id: 'welcome',
      title: 'Welcome',
      paragraphs: [
        'People write to us about the worst thing that has happened to them. A site that receives such letters should know as little as possible about everybody else who passes through it, and this one is built that way.',
        'You can read all of it without giving your name, and without accepting anything first. There is no advertising, nobody is followed from one page to the next, and no code comes from any other company: the type, the films, the sound and the scripts all come from this address.',
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Information We Collect',
      paragraphs: ['Three kinds, the first of which only you can give us.'],
      parts: [
        {
          title: 'Personal data',
          paragraphs: [
            'What you type into the booking form: your name, your e-mail address, your organisation if you wish to name it, and your message. If you write or telephone instead, it is what you choose to say there.',
          ],
        },
        {
          title: 'Interaction records',
          paragraphs: [
            'Your own browser remembers a few things so that the site behaves well. Until you close the tab it keeps the draft of a booking that you have not sent, the fees you have added to an estimate, how far down a page you had read, whether the music was on, and that the opening has been shown. Two choices outlast the visit: that you asked for motion to be paused, and that you switched off the key which opens the search. None of this is sent to us.',
            'While a new version of a section is shown to some visitors first, a cookie holds a number from 0 to 9,999, so that you meet the same version on every page. Many visitors share each number, it is linked to nothing else, and the cookie ends after thirty days. When no trial is running, none is set.',
          ],
        },
        {
          title: 'Technical details',
          paragraphs: [
            'For each request the server writes down the time, the page, whether it could be delivered and how long that took. Your network address, your browser and the site you came from are left out of that record. So that nobody can flood the booking form, the server counts in its memory, for one hour, how many requests a network has sent; that count is never written down.',
            'When a page has opened, your browser tells this site so, once. It also says whether the code of the page failed, and, when you leave, four timings: how soon the page answered, how soon it could be seen, how quickly it reacted and whether anything moved by itself. Such a report names the version of the page and nobody’s name, address or path through the site; we keep only the sums for each version. If you have asked your browser to save data, the timings are not taken. To keep anyone from distorting these sums, the server counts, in its memory and for one hour, how many pages and reports a network has had a part in.',
          ],
        },
      ],
    },
    {
      id: 'how-we-use-your-data',
      title: 'How We Use Your Data',
      paragraphs: ['For four purposes, and for nothing that is not named here.'],
      parts: [
        {
          title: 'Consultations',
          paragraphs: ['To understand what you ask for, to answer it, and to prepare the work if we agree on it.'],
        },
        {
          title: 'Events',
          paragraphs: ['To arrange a talk, a workshop or a visit that you have invited us to, with those whom you name for it.'],
        },
        {
          title: 'Site improvements',
          paragraphs: [
            'To see which pages fail or are slow, and to take back a new version that does, from sums that do not say who was reading.',
          ],
        },
        {
          title: 'Communications',
          paragraphs: [
            'To write to you about your request. Should we ever wish to write about anything else, we ask you first, and each such letter tells you how to opt out with one reply.',
          ],
        },
      ],
    },
    {
      id: 'retention-and-protection',
      title: 'Data Retention & Protection',
      paragraphs: [
        'A booking request is kept in an outbox on our own server, readable by its owner alone, and is deleted after twelve months at the latest; sooner if you ask. It travels encrypted, and neither its content nor your address ever appears in a link or in a log.',
        'You may ask what we hold about you, have it corrected, receive a copy or have it erased. You need not give a reason, and we answer within one month. If our answer does not satisfy you, the data protection authority of your country will hear you.',
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact Us',
      paragraphs: ['Questions about this policy reach a person who can act on them.'],
    },
  ],
  provider:
    'A booking request is carried to our mailbox by an e-mail provider that works for us under contract, and is deleted after twelve months at the latest; sooner if you ask. It travels encrypted, and neither its content nor your address ever appears in a link or in a log.',
  ways: [
    { href: '/consultation?topic=privacy#booking', title: 'Ask about your data', why: 'What we hold of you, in writing' },
    { href: '/contact-us', title: 'Write to the right desk', why: 'Four addresses, and one small team' },
    { href: '/faq', title: 'Questions and answers', why: 'Twelve of them, with a search' },
    { href: '/data-driven-research', title: 'Research in hostile environments', why: 'How what others tell us is kept' },
  ],
} as const satisfies PrivacyPolicyRecord
