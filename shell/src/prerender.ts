/** What the build renders the frame from: its two halves, each path that the bar can mark as current, and each article that the foot can quote. */
import './check-links.ts'
import { mainLinks } from './content/main-links.ts'

export { articleNumbers, quoteArticle } from './footer/quote-article.ts'
export { FrameFoot, FrameTop } from './frame.tsx'
export const framePaths: readonly string[] = mainLinks.map(({ href }) => href)
