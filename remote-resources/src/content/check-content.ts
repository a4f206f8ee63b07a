import { parseRecord } from '@site/kit/records'
import { contact } from './contact.ts'
import { contactSchema } from './contact-record.ts'
import { faqRecords, openScope } from './faq.ts'
import { faqSchema } from './faq-record.ts'
import { learnMoreVision } from './learn-more-vision.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { privacySchema } from './privacy-record.ts'
import { vision } from './vision.ts'
import { learnMoreVisionSchema, visionSchema } from './vision-record.ts'
import { whitePapersSchema } from './white-paper-record.ts'
import { whitePapers } from './white-papers.ts'

/**
 * Checks every record of this section; the text of a paper is checked where it is read (`printed-paper.ts`).
 * @throws {TypeError} naming file, field, what was expected and what came.
 */
export function checkContent(): void {
  parseRecord(faqSchema, { faqRecords, openScope }, 'remote-resources/src/content/faq.ts')
  parseRecord(contactSchema, contact, 'remote-resources/src/content/contact.ts')
  parseRecord(visionSchema, vision, 'remote-resources/src/content/vision.ts')
  parseRecord(learnMoreVisionSchema, learnMoreVision, 'remote-resources/src/content/learn-more-vision.ts')
  parseRecord(privacySchema, privacyPolicy, 'remote-resources/src/content/privacy-policy.ts')
  parseRecord(whitePapersSchema, { whitePapers }, 'remote-resources/src/content/white-papers.ts')
}
