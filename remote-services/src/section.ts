import { defineSection } from '@site/kit/contract'

export const section = defineSection({
  name: 'remote-services',
  pages: [
    {
      path: '/racial-literacy-training',
      head: { title: 'Redefining Human Rights', description: 'A page.', area: 'rights', barTone: 'paper' },
      load: () => import('./pages/first-page.tsx'),
    },
  ],
})
