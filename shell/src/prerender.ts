/** What the build renders the frame from: its two halves, and each path that the bar can mark as current. */
import { mainLinks } from './navigation/main-links.ts'

export { FrameFoot, FrameTop } from './frame.tsx'
export const framePaths: readonly string[] = mainLinks.map(({ href }) => href)
