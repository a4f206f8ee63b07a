import { useSite } from '@site/kit/runtime'
import { Suspense } from 'react'
import { useResumedMusic } from './audio/use-resumed-music.ts'
import { Footer } from './footer/footer.tsx'
import { Announcements } from './navigation/announcements.tsx'
import { Menu } from './navigation/menu.tsx'
import { NavBar } from './navigation/nav-bar.tsx'
import { PageThread } from './navigation/page-thread.tsx'
import { SkipLink } from './navigation/skip-link.tsx'
import { SearchSlot } from './search/search-slot.tsx'

export type FrameTopProps = {
  /** Path that the bar marks as current until the store knows the page that is shown; undefined marks none. */
  current?: string | undefined
}

/** All that stands before the page. */
export function FrameTop({ current }: FrameTopProps) {
  const path = useSite(state => state.path) || current
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

/** All that stands after the page. It is hydrated after all else, or when a visitor touches it: hence the boundary. */
export function FrameFoot() {
  return (
    <Suspense>
      <Footer />
    </Suspense>
  )
}
