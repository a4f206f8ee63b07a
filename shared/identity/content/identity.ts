/**
 * Who the site is about: with the fees beside it, what an owner replaces. Everything that names them, reaches them or
 * belongs to their registration stands here and nowhere else; a missing or malformed field stops the build and the
 * server, and names itself (`parse-identity.ts`).
 */
import type { Identity } from '../parse-identity.ts'

export const identity: Identity = {
  status: 'demonstration',
  /** None is confirmed: 'reply' within two working days, 'confidence', a 'reader' for each letter, 'notes' of the hour. */
  promises: [],
  name: 'Zuri Halloran',
  /** The letter drawn in the mark. */
  initial: 'Z',
  place: { city: 'London', country: 'United Kingdom' },
  phone: '+44 20 7946 0142',
  companyNumber: '00000000',
  emails: {
    office: 'office@example.org',
    general: 'hello@example.org',
    consultation: 'consult@example.org',
    media: 'press@example.org',
    speaking: 'speaking@example.org',
  },
  socials: {
    photographs: 'https://photographs.example.org/zuri-halloran',
    music: 'https://music.example.org/zuri-halloran',
    video: 'https://video.example.org/zuri-halloran',
    conversations: 'https://conversations.example.org/zuri-halloran',
    community: 'https://community.example.org/zuri-halloran',
  },
  /** Where 'Leave this page' leads: a page that many people open and that says nothing of this site. */
  neutralPage: 'https://www.bbc.co.uk/weather',
  /**
   * The e-mail provider of the booking form. `origin: 'self'` sends to this site's own endpoint, which
   * keeps each request in the outbox; with EmailJS it is `https://api.emailjs.com` and the three
   * identifiers of that account.
   */
  emailProvider: { origin: 'self', publicKey: 'demonstration', serviceId: 'outbox', templateId: 'booking-request' },
}
