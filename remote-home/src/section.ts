import { defineSection } from '@site/kit/contract'
import { homeRoute } from './pages/home/home-route.ts'

export const section = defineSection({
  name: 'remote-home',
  pages: [homeRoute],
})
