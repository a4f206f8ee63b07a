import type { StructuredData } from '@site/kit/contract'
import type { FaqRecord } from './faq-record.ts'
import { plainText } from './linked-text.ts'

/** The questions and answers as search engines read them: the same copy that the page shows. */
export const faqData = (records: readonly FaqRecord[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: records.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
})
