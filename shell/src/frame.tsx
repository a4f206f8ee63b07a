import { useResumedMusic } from './audio/use-resumed-music.ts'
import { Footer } from './footer/footer.tsx'
import { Announcements } from './navigation/announcements.tsx'
import { Menu } from './navigation/menu.tsx'
import { NavBar } from './navigation/nav-bar.tsx'
import { SkipLink } from './navigation/skip-link.tsx'
import { useCurrentPath } from './navigation/use-current-path.ts'
import { PageThread } from './page-thread.tsx'
import { SearchSlot } from './search/search-slot.tsx'

export type FrameTopProps = {
  /** Path that the bar marks as current; undefined marks none. */
  current?: string | undefined
}

/** All that stands before the page. */
export function FrameTop({ current }: FrameTopProps) {
  const path = useCurrentPath(current)
  useResumedMusic()
  return (
    <>
      <SkipLink />
      <PageThread />
      <NavBar current={path} />
      <Menu current={path} />
      <SearchSlot />
      <Announcements />
    </>
  )
}

/** All that stands after the page. */
export function FrameFoot() {
  return <Footer />
}
