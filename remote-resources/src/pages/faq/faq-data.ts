import type { StructuredData } from '@site/kit/contract'
import { faqRecords } from './faq.ts'

/** The questions and answers as search engines read them: the same words that the page shows. */
export const faqData: StructuredData = {
  '@type': 'FAQPage',
  mainEntity: faqRecords.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}
