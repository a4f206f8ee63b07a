import { defineSection } from '@site/kit/contract'
import { checkContent } from './content/check-content.ts'
import { home } from './content/home.ts'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR) checkContent()

export const section = defineSection({
  name: 'remote-home',
  pages: [{ path: '/', head: home.head, load: () => import('./pages/home-page.tsx') }],
})
