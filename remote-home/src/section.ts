import { defineSection } from '@site/kit/contract'
import { homePage } from './pages/home/declare-home.ts'

export const section = defineSection({
  name: 'remote-home',
  pages: [homePage],
})
