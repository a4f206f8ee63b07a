import { defineSection } from '@site/kit/contract'
import { answerPages } from './pages/consultation/answers/declare-answers.ts'
import { consultationPage } from './pages/consultation/declare-consultation.ts'
import { feesPage } from './pages/fees/declare-fees.ts'

export const section = defineSection({
  name: 'remote-booking',
  pages: [consultationPage, feesPage, ...answerPages],
})
