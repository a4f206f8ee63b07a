import { identity } from '@site/identity'
import type { WritingSafelyRecord } from './writing-safely-record.ts'

export const writingSafely = {
  hero: {
    title: 'How to write to us *safely*',
    lead: 'If somebody may be looking over your shoulder, at your screen or into your post, please read this before you write. You need not decide today.',
  },
  demonstration: 'This is a demonstration: nobody will answer a letter.',
  danger: {
    title: 'If you are in danger now',
    call: 'In danger? Call',
    numbers: [
      { number: '999', place: 'UK' },
      { number: '112', place: 'EU' },
    ],
    notes: [
      'Call 999 in the United Kingdom. Cannot speak? On a mobile phone, wait until you are asked, then press 55.',
      'Call 112 in the European Union.',
      'The office is not an emergency service: a letter may be read too late.',
    ],
  },
  short: 'Before you write',
  sections: [
    {
      id: 'leaving',
      sign: 'door',
      title: 'If somebody comes in',
      advice: 'Use ‘Leave this page’ at the top or, with a keyboard, press Escape three times.',
      parts: [
        {
          title: 'What happens',
          paragraphs: [
            'The page is hidden at once, and a weather forecast opens in its place. You find this way out on seven pages: this one, Human rights investigation, Healing and repair, Healing and recovery, Holistic healing and recovery, Contact and Consultation.',
          ],
        },
        {
          title: 'What remains',
          paragraphs: [
            'In the browser’s history the forecast stands where this page stood, and a letter that you had begun in this tab is gone. Pages that you opened before remain in the history.',
          ],
        },
        {
          title: 'Without JavaScript',
          paragraphs: ['It is an ordinary link: this page stays in the history, and what you typed stays until the tab is closed.'],
        },
      ],
    },
    {
      id: 'device',
      sign: 'screen',
      title: 'The device you write on',
      advice:
        'Use one that the people you are wary of cannot open: not the family’s, not an employer’s. A library’s computer or a friend’s phone can be safer than your own.',
      parts: [
        {
          title: 'History',
          paragraphs: [
            'A browser lists the pages you have opened, by name and time, and completes their addresses as somebody types. Other devices that use your account may show the same list. You can delete single entries; an empty history may itself be noticed.',
          ],
        },
        {
          title: 'Private windows',
          paragraphs: [
            'A private or incognito window keeps no history and no drafts once all such windows are closed. It does not hide the visit from whoever runs the network (a home router, an employer, a school), from your internet provider, or from software that records the screen or the keys. Files that you save remain.',
          ],
        },
        {
          title: 'Software that watches',
          paragraphs: [
            'If you think that something on your device records what you do, neither a private window nor leaving the page helps. Write from another device, and change nothing on this one until you have spoken with somebody who knows your situation.',
          ],
        },
      ],
    },
    {
      id: 'email',
      sign: 'hands',
      title: 'Email is not confidential',
      advice: 'Choose a subject line that says nothing, and give an address that only you can open.',
      parts: [
        {
          title: 'Who can read it',
          paragraphs: [
            'Each provider that carries it, and anybody who can open your mailbox or ours. Deleting it from ‘Sent’ moves it to a bin that is emptied later, if at all, and a copy may lie on every device that is signed in.',
          ],
        },
        {
          title: 'The subject line',
          paragraphs: [
            'It is what others see first: on a locked screen, in a list, in a notification. ‘A question’ or ‘Thursday’ says nothing. Our answer carries yours on, so it stays as quiet as you made it.',
          ],
        },
        {
          title: 'Your address',
          paragraphs: [
            'A new one, made on a safe device and used for nothing else, is better than the one that your family, your employer or your school gave you.',
          ],
        },
      ],
    },
    {
      id: 'first-letter',
      title: 'What a first letter needs',
      advice: 'Very little: that you would like to talk, and how and when it is safe to reach you.',
      letter: {
        name: 'A letter that says enough',
        subject: 'A question',
        lines: [
          'I would like to talk.',
          'Please write to this address, and only on Thursdays. Do not telephone, and leave no message.',
          'You can call me Sam.',
        ],
      },
      parts: [
        {
          title: 'How to reach you',
          paragraphs: ['Tell us if we should not telephone, should leave no message, or should write only on certain days.'],
        },
        {
          title: 'What to leave out',
          paragraphs: [
            'Names, places and documents at first. Where the form asks for your own, a name to call you by will do. We agree together on how the rest is to travel.',
          ],
        },
        {
          title: 'Photographs',
          paragraphs: ['Please leave them out too: a photograph can carry the place and the minute in which it was taken.'],
        },
      ],
    },
    {
      id: 'kept',
      sign: 'lock',
      title: 'What is kept',
      advice:
        'Until you send it, your letter is in this tab alone. ‘Forget\u00a0what\u00a0I\u00a0wrote’, below the form, removes it at once.',
      parts: [
        {
          title: 'While you write',
          paragraphs: [
            'Your words stay in this tab so that a reload does not lose them; they go when you close it. A browser that offers to restore closed tabs may bring them back, unless you have pressed ‘Forget\u00a0what\u00a0I\u00a0wrote’.',
          ],
        },
        {
          title: 'In your browser',
          paragraphs: ['It may offer to remember your name and address for other forms. It asks of its own accord, and you may say no.'],
        },
        {
          title: 'With us',
          paragraphs: [
            'What you send is kept as the privacy policy says, and deleted earlier if you ask. A lawyer’s duty of secrecy does not cover it, and a court may order us to hand over what we hold. If your matter may come before one, ask a solicitor first.',
          ],
        },
      ],
    },
  ],
  encrypted: {
    title: 'Encrypted ways',
    lead: 'What you write these ways can be read by you and by us, and by nobody in between. That you wrote may still be seen.',
    signal: 'Signal',
    pgp: 'PGP, key with the fingerprint',
    key: 'Fetch the key',
  },
  ask: {
    title: 'Ready to write?',
    lead: `${identity.status === 'demonstration' ? 'In a demonstration nobody answers. ' : ''}One sentence is enough, and an address that is safe for you. The topic of the form says only ‘A safe way to talk’; change it or remove it.`,
    label: 'Ask for a safe way to talk',
  },
  ways: [
    { href: '/privacy-policy', title: 'Privacy policy', why: 'What we keep, why, and how long' },
    { href: '/contact-us', title: 'Write to the right desk', why: 'Four addresses, and what each is for' },
    { href: '/healing-recovery', title: 'Healing and recovery', why: 'Help after harm, at your pace' },
    { href: '/human-rights', title: 'Human rights investigation', why: 'What can be asked for, and how' },
  ],
} as const satisfies WritingSafelyRecord
