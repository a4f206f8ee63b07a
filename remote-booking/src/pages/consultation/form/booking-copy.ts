import { identity } from '@site/identity'
import { promised } from '@site/identity/promised'
import type { BookingCopy, BookingField } from './booking-copy-record.ts'

export const bookingFields = [
  {
    name: 'name',
    label: 'Name',
    kind: 'text',
    autoComplete: 'name',
    required: true,
    missing: 'Please give your name.',
  },
  {
    name: 'email',
    label: 'Email',
    kind: 'email',
    autoComplete: 'email',
    required: true,
    missing: 'Please give your email address.',
    malformed: 'Please check the address: it should look like name@example.org.',
  },
  {
    name: 'organisation',
    label: 'Organisation',
    kind: 'text',
    autoComplete: 'organization',
    required: false,
  },
  {
    name: 'message',
    label: 'Message',
    kind: 'long',
    // Not `off`: browsers would drop the message on going back to a form that was not accepted.
    autoComplete: 'on',
    required: true,
    hint: 'What has happened, who is affected, and by when you need help.',
    caution: 'Please leave out names of anyone at risk.',
    missing: 'Please write a few lines. One sentence is enough to begin.',
  },
] as const satisfies readonly BookingField[]

/** What the form says: exactly as the specification has it (section 8), and what stands beside that. */
export const bookingCopy = {
  title: 'Request a consultation',
  topicLabel: 'Topic',
  noTopic: 'No topic in particular',
  send: 'Send request',
  sending: 'Sending your request...',
  sendAgain: 'Send again',
  sendingNote: 'What you wrote stays on this page until it has arrived.',
  sent: 'Your request has been sent successfully!',
  sentNote: `It has reached the office.${promised('reader', ' A person will read it.')}${promised('reply', ' Expect a reply within two working days.')}`,
  /** In a demonstration, in place of what the note and the letter's line promise. */
  demonstration: 'This is a demonstration: nobody will answer, though what you send is kept. Please write nothing about a real person.',
  demonstrationSend: 'Send request (demonstration)',
  demonstrationSent: 'This is a demonstration: your words are kept on this server, and nobody will reply.',
  demonstrationWords: 'What an office would receive',
  sentWords: 'You wrote',
  sentReply: 'The reply will go to',
  another: 'Write another',
  failed: 'Something went wrong. Please try again later.',
  failedNote: 'Nothing you wrote has been lost. You can send it again, or send the same words to',
  offlineNote: 'This device is offline. All that you typed is safe on this page. Send it again once you are connected, or write to',
  privacy: `${identity.status === 'demonstration' ? '' : 'Used only to answer you. '}See the`,
  forget: 'Forget what I wrote',
  mended: 'Mended:',
  forgotten: 'What you wrote is gone from this page and from this browser’s storage.',
  safely: 'How to write to us safely',
  write: 'Write the email',
  byLetter: 'This copy of the site cannot send requests itself. Please write to',
  mailOnly: 'This copy of the site cannot send requests itself: your own mail program opens with your words, ready to send. See the',
} as const satisfies BookingCopy
