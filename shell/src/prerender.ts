/** What the build renders the frame from: its two halves, and each path that the bar can mark as current. */
import { checkLinks } from './check-links.ts'
import { mainLinks } from './navigation/main-links.ts'

checkLinks()

export { FrameFoot, FrameTop } from './frame.tsx'
export const framePaths: readonly string[] = mainLinks.map(({ href }) => href)
