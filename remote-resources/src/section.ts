import { defineSection } from '@site/kit/contract'
import { contactUsPage } from './pages/contact-us/declare-contact-us.ts'
import { faqPage } from './pages/faq/declare-faq.ts'
import { paperPages } from './pages/papers/declare-papers.ts'
import { privacyPolicyPage } from './pages/privacy-policy/declare-privacy-policy.ts'
import { visionPages } from './pages/vision/declare-vision.ts'
import { whatWeCountPage } from './pages/what-we-count/declare-what-we-count.ts'
import { writingSafelyPage } from './pages/writing-safely/declare-writing-safely.ts'

export const section = defineSection({
  name: 'remote-resources',
  pages: [privacyPolicyPage, contactUsPage, writingSafelyPage, whatWeCountPage, faqPage, ...visionPages, ...paperPages],
})
