import { defineSection } from '@site/kit/contract'
import { homeAliases } from './pages/home/aliases.ts'
import { homePage } from './pages/home/declare-home.ts'

export const section = defineSection({
  name: 'remote-home',
  pages: [homePage],
  // The server's alone: browsers ask it for these addresses.
  aliases: __FOR_BROWSERS__ ? [] : homeAliases,
})
