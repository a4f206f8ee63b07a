import type { WritingSafelyRecord } from './writing-safely-record.ts'

export const writingSafely = {
  hero: {
    title: 'How to write to us *safely*',
    lead: 'If somebody may be looking over your shoulder, at your screen or into your post, please read this before you write. You need not decide today.',
  },
  sections: [
    {
      id: 'leaving',
      title: 'If somebody comes in',
      paragraphs: [
        '‘Leave this page’, along the upper edge, hides the page at once and opens a weather forecast in its place. Pressing Escape three times does the same. You find it on five pages: this one, Human rights investigation, Healing and recovery, Contact and Consultation.',
        'In the browser’s history the forecast then stands where this page stood, and a letter that you had begun in this tab is gone. Pages that you opened before remain in the history. Without JavaScript it is an ordinary link: this page stays in the history, and so does what you typed until the tab is closed.',
      ],
    },
    {
      id: 'device',
      title: 'The device you write on',
      paragraphs: [
        'The safest device is one that nobody else can open: not the family’s computer, not one that an employer manages, and not a phone whose code another person knows. A library’s computer or a friend’s phone can be safer than your own.',
      ],
      parts: [
        {
          title: 'History',
          paragraphs: [
            'A browser lists the pages you have opened, by name and time, and completes their addresses as somebody types. It may show the same list on other devices that use your account. You can delete single entries; an empty history may itself be noticed by somebody who checks it.',
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
            'If you think that something on your device records what you do, a private window does not help, and neither does leaving the page. Write from another device, and change nothing on this one until you have spoken with somebody who knows your situation.',
          ],
        },
      ],
    },
    {
      id: 'email',
      title: 'Email is not confidential',
      paragraphs: [
        'A letter by email can be read at each provider that carries it, and by anybody who can open your mailbox or ours. Deleting it from ‘Sent’ moves it to a bin that is emptied later, if at all, and a copy may lie on every device that is signed in.',
        'The subject line is what others see first: on a locked screen, in a list, in a notification. Choose one that says nothing, such as ‘A question’ or ‘Thursday’. Our answer carries yours on, so it stays as quiet as you made it.',
        'Give an address that only you can open. A new one, made on a safe device and used for nothing else, is better than the one that your family, your employer or your school gave you.',
      ],
    },
    {
      id: 'first-letter',
      title: 'What a first letter needs',
      paragraphs: [
        'Very little: that you would like to talk, and how and when it is safe to reach you. Tell us if we should not telephone, should leave no message, or should write only on certain days.',
        'Please leave out names, places, documents and photographs at first, your own included if you prefer. A photograph can carry the place and the minute in which it was taken. We agree together on how the rest is to travel.',
      ],
    },
    {
      id: 'kept',
      title: 'What is kept',
      paragraphs: [
        'While you write in the form, your words are kept in this tab alone, so that a reload does not lose them; they go when you close it. ‘Forget what I wrote’, below the form, removes them at once. A browser that offers to restore closed tabs may bring them back, unless you have pressed that button.',
        'Your browser may also offer to remember your name and address for other forms. It asks by itself, and you may say no.',
        'What you send is kept by us as the privacy policy says, and deleted earlier if you ask. A lawyer’s duty of secrecy does not cover it, and a court may order us to hand over what we hold. If your matter may come before one, ask a solicitor first.',
      ],
    },
    {
      id: 'danger',
      title: 'If you are in danger now',
      paragraphs: [
        'We are not an emergency service, and letters are not read at night. In the United Kingdom call 999; if you cannot speak, press 55 when you are asked to on a mobile phone. In the European Union the number is 112.',
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
    lead: 'One sentence is enough, and an address that is safe for you. The topic of the form says only ‘A safe way to talk’; you can change it, or take it away.',
    label: 'Ask for a safe way to talk',
  },
  ways: [
    { href: '/privacy-policy', title: 'Privacy policy', why: 'What we keep, why, and how long' },
    { href: '/contact-us', title: 'Write to the right desk', why: 'Four addresses, and what each is for' },
    { href: '/healing-recovery', title: 'Healing and recovery', why: 'Help after harm, at your pace' },
    { href: '/human-rights', title: 'Human rights investigation', why: 'What can be asked for, and how' },
  ],
} as const satisfies WritingSafelyRecord
