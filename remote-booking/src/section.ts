import { defineSection } from '@site/kit/contract'

export const section = defineSection({
  name: 'remote-booking',
  pages: [
    {
      path: '/fees',
      head: { title: 'Redefining Human Rights', description: 'A page.', area: 'rights', barTone: 'paper' },
      load: () => import('./pages/first-page.tsx'),
    },
  ],
})
