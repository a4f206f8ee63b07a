import { defineSection } from '@site/kit/contract'
import { home } from './content/home.ts'

export const section = defineSection({
  name: 'remote-home',
  pages: [{ path: '/', head: home.head, load: () => import('./pages/home-page.tsx') }],
})
