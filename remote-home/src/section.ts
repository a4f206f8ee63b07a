import { defineSection } from '@site/kit/contract'
import { checkContent } from './pages/home/check-content.ts'
import { home } from './pages/home/home.ts'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR) checkContent()

export const section = defineSection({
  name: 'remote-home',
  pages: [{ path: '/', head: home.head, load: () => import('./pages/home/home-page.tsx') }],
})
