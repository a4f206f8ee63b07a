import { defineSection } from '@site/kit/contract'
import { answerRoutes } from './pages/consultation/answers/answer-routes.ts'
import { consultationRoute } from './pages/consultation/consultation-route.ts'
import { feesRoute } from './pages/fees/fees-route.ts'

export const section = defineSection({
  name: 'remote-booking',
  pages: [consultationRoute, feesRoute, ...answerRoutes],
})
