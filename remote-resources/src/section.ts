import { defineSection } from '@site/kit/contract'

export const section = defineSection({
  name: 'remote-resources',
  pages: [
    {
      path: '/faq',
      head: { title: 'Redefining Human Rights', description: 'A page.', area: 'rights', barTone: 'paper' },
      load: () => import('./pages/first-page.tsx'),
    },
  ],
})
