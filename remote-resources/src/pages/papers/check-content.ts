import { parseRecord } from '@site/kit/records'
import { contact } from '../contact-us/contact-us.ts'
import { contactSchema } from '../contact-us/contact-us-record.ts'
import { faqRecords, openScope } from '../faq/faq.ts'
import { faqSchema } from '../faq/faq-record.ts'
import { privacyPolicy } from '../privacy-policy/privacy-policy.ts'
import { privacySchema } from '../privacy-policy/privacy-policy-record.ts'
import { learnMoreVision } from '../vision/learn-more-vision.ts'
import { vision } from '../vision/vision.ts'
import { learnMoreVisionSchema, visionSchema } from '../vision/vision-record.ts'
import { whitePapersSchema } from './white-paper-record.ts'
import { whitePapers } from './white-papers.ts'

/**
 * Checks every record of this section; the text of a paper is checked where it is read (`printed-paper.ts`).
 * @throws {TypeError} naming file, field, what was expected and what came.
 */
export function checkContent(): void {
  parseRecord(faqSchema, { faqRecords, openScope }, 'remote-resources/src/pages/faq/faq.ts')
  parseRecord(contactSchema, contact, 'remote-resources/src/pages/contact-us/contact-us.ts')
  parseRecord(visionSchema, vision, 'remote-resources/src/pages/vision/vision.ts')
  parseRecord(learnMoreVisionSchema, learnMoreVision, 'remote-resources/src/pages/vision/learn-more-vision.ts')
  parseRecord(privacySchema, privacyPolicy, 'remote-resources/src/pages/privacy-policy/privacy-policy.ts')
  parseRecord(whitePapersSchema, { whitePapers }, 'remote-resources/src/pages/papers/white-papers.ts')
}
