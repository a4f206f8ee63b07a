import { defineSection } from '@site/kit/contract'
import { contactUsRoute } from './pages/contact-us/contact-us-route.ts'
import { faqRoute } from './pages/faq/faq-route.ts'
import { paperRoutes } from './pages/papers/paper-routes.ts'
import { privacyPolicyRoute } from './pages/privacy-policy/privacy-policy-route.ts'
import { visionRoutes } from './pages/vision/vision-routes.ts'

export const section = defineSection({
  name: 'remote-resources',
  pages: [privacyPolicyRoute, contactUsRoute, faqRoute, ...visionRoutes, ...paperRoutes],
})
