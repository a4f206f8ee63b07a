import mp4 from '@site/media/films/feature-3.mp4?url'
import webm from '@site/media/films/feature-3.webm?url'
import poster from '@site/media/films/feature-3.webp?picture'
import type { PrivacyPolicyRecord } from './privacy-policy-record.ts'

export const privacyPolicy = {
  hero: {
    title: 'Privacy *policy*',
    tagline: 'What this site learns about you, why, and how to take it back.',
    film: { webm, mp4 },
    poster,
    focus: 'right',
  },
  changed: '2026-11-22',
  kept: {
    title: 'What is kept, and how long',
    scale:
      'Each thread is as long as its time; from margin to margin is a year. A dashed one ends with the tab, and one that leaves the page has no fixed date.',
    rows: [
      {
        what: 'What you write to us',
        why: 'Your name, your email address, your organisation if you name it, and your message, to answer you.',
        until: 'Deleted from our server within twelve months, and from our mailbox when your matter has ended',
        span: 'year',
      },
      {
        what: 'Your draft, and your estimate of fees',
        why: 'In your own browser alone, so that a reload loses nothing.',
        until: 'Until you close the tab',
        span: 'visit',
      },
      {
        what: 'One cookie: a number that many share',
        why: 'So that you meet the same version on every page while a new one is tried.',
        until: 'Thirty days; never set when no trial is running',
        span: 'month',
      },
      {
        what: 'How many requests each network sends',
        why: 'A count, so that nobody can flood the form or distort the totals.',
        until: 'One hour, and only in memory',
        span: 'hour',
      },
      {
        what: 'Requests for pages, and timing totals',
        why: 'To see which pages fail or are slow. They name nobody.',
        until: 'No fixed date for requests; totals are deleted with the version they measure',
        span: 'open',
      },
    ],
  },
  sections: [
    {
      id: 'welcome',
      title: 'Welcome',
      paragraphs: [
        'People write to us about the worst thing that has happened to them. A site that receives such letters should know as little as possible about everyone else who passes through it. Ours\u00a0does.',
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
            'What you type into the booking form: your name, your email address, your organisation if you wish to name it, and your message. If you write or telephone instead, it is what you choose to say there.',
          ],
        },
        {
          title: 'Interaction records',
          paragraphs: [
            'Your own browser remembers a few things so that the site behaves well. None of this is sent to us. Until you close the tab it keeps the draft of a booking that you have not sent, the fees you have added to an estimate, how far down a page you had read and what you had opened on it, whether the music was on, and that the opening has been shown. ‘Forget\u00a0what\u00a0I\u00a0wrote’ below the form removes the draft, and ‘Leave this page’ removes it together with the estimate.',
            'One choice outlasts the visit: that you asked for motion to be paused.',
            'There is one cookie. Its name ends in ‘cohort’, and it is set only while a new version of a section is shown to some visitors first. When no trial is running, no cookie is set.',
            'It holds a number from 0 to 9,999, so that you meet the same version on every page, and it ends after thirty days. Many visitors share each number, and it is linked to nothing else. Those of us who run the site sign in elsewhere and have cookies of their own there; you never meet them.',
          ],
        },
        {
          title: 'Technical details',
          paragraphs: [
            'For each request the server writes down the time, the page, whether it could be delivered and how long that took. Your network address, your browser and the site you came from are left out of that record.',
            'So that nobody can flood the booking form, the server counts in its memory, for one hour, how many requests a network has sent; that count is never written down.',
            'When a page has opened, your browser tells this site so, once. It also says whether the code of the page failed, and, when you leave, four timings: how soon the page answered, how soon it could be seen, how quickly it reacted and whether anything moved by itself.',
            'Such a report names the version of the page and nobody’s name, address or path through the site; after some hours we keep only the sums for each version. If you have asked your browser to save data, the timings are not taken.',
            'To keep anyone from distorting these sums, the server counts the pages and reports of each network for one hour, in its memory; that count is never stored.',
          ],
        },
      ],
    },
    {
      id: 'how-we-use-your-data',
      title: 'How We Use Your Data',
      paragraphs: [
        'For four purposes, and for nothing else. The law of the United Kingdom (the UK GDPR and the Data Protection Act 2018) asks for a lawful basis for each; it is named with each. No decision about you is made by a machine alone, and nothing is sold.',
      ],
      parts: [
        {
          title: 'Consultations',
          paragraphs: [
            'To understand what you ask for, to answer it, and to prepare the work if we agree on it. Lawful basis: our legitimate interest in answering those who write to us; steps that you ask for before a contract, and the contract itself, once we talk about work.',
            'Please leave out what the law protects most (health, origin, belief, sexual life, offences) until we have agreed how to receive it. If a letter holds it all the same, we use it only with your explicit consent, or where a legal claim needs it.',
          ],
        },
        {
          title: 'Events',
          paragraphs: [
            'To arrange a talk, a workshop or a visit that you have invited us to, with those whom you name for it. Lawful basis: the contract for the event, and the steps that you ask for before it.',
          ],
        },
        {
          title: 'Site improvements',
          paragraphs: [
            'We use totals that identify nobody to find slow or broken pages and to withdraw a faulty version. The reports that these sums are made of, and the counts that protect the form and the sums from being flooded, pass through our server for a moment with your network address. Lawful basis: our legitimate interest in a site that works and cannot be misused. The cohort cookie serves the same end.',
          ],
        },
        {
          title: 'Communications',
          paragraphs: [
            'To write to you about your request. Should we ever wish to write about anything else, we ask you first, and each such letter tells you how to opt out with one reply. Lawful basis: for answers, that of your request; for anything else, your consent, which you may withdraw at any time.',
          ],
        },
      ],
    },
    {
      id: 'retention-and-protection',
      title: 'Data Retention & Protection',
      paragraphs: [
        'A booking request is kept in an outbox on our own server: a folder of letters that the server’s own account alone can read. From there it may be passed on to our mailbox. The server looks every hour and deletes each letter, passed on or not, before it is twelve months old; sooner if you ask. On its way to the server it is encrypted, and neither its content nor your address ever appears in a link or in a log.',
        'A copy that has reached our mailbox is not deleted by the server. We delete it by hand when your matter has ended, or when you ask.',
        'If the server restarts, the count of each network’s requests is gone before its hour is over.',
      ],
      parts: [
        {
          title: 'Your rights',
          paragraphs: [
            'You may ask what we hold about you and receive a copy (access), have it corrected (rectification), have it erased (erasure), have us keep it but not use it (restriction), object to any use that rests on our legitimate interest (objection), and receive what you gave us in a form that another service can read (portability). Where a use rests on your consent, you may withdraw it; what was done before remains lawful.',
            'You need not give a reason, except for an objection, where one sentence about your situation helps. It costs nothing, and we answer within one month.',
          ],
        },
        {
          title: 'A complaint',
          paragraphs: [
            'If our answer does not satisfy you, you may complain to the Information Commissioner’s Office, which supervises data protection in the United Kingdom. You may go there first, too.',
          ],
        },
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact Us',
      paragraphs: ['Questions about this policy go to the office.'],
    },
  ],
  provider: {
    text: 'A booking request is carried to our mailbox by an email provider, which handles it on our behalf, and is not kept on this server. On its way to the provider it is encrypted, and neither its content nor your address ever appears in a link or in a log.',
    until: 'Deleted from our mailbox when your matter has ended; never on our server',
  },
  ways: [
    { href: '/consultation?topic=privacy#booking', title: 'Ask about your data', why: 'What we hold of you, in writing' },
    { href: '/contact-us', title: 'Write to the right desk', why: 'Four addresses, and what each is for' },
    { href: '/writing-safely', title: 'How to write to us safely', why: 'If somebody may be reading over your shoulder' },
    { href: '/data-driven-research', title: 'Research in hostile environments', why: 'How we keep what witnesses tell us' },
  ],
} as const satisfies PrivacyPolicyRecord
