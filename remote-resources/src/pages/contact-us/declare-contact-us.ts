import { identity } from '@site/identity'
import type { SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import card from '@site/media/cards/contact-us.jpg?url'
import { contactUs } from './contact-us.ts'
import { contactUsSchema } from './contact-us-record.ts'

if (import.meta.env.SSR) parseRecord(contactUsSchema, contactUs, 'remote-resources/src/pages/contact-us/contact-us.ts')

export const contactUsPage: SectionPage = {
  path: '/contact-us',
  head: {
    title: 'Contact',
    description: `The office of ${identity.name} has an address for each kind of letter: enquiries, consultations, press and speaking. Write to the right desk.`,
    area: 'rights',
    barTone: 'ink',
    quickExit: true,
    card,
  },
  load: () => import('./contact-us-page.tsx'),
}
