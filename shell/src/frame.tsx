import { useSite } from '@site/kit/runtime'
import { Suspense } from 'react'
import { useResumedMusic } from './audio/use-resumed-music.ts'
import { frameCopy } from './content/frame-copy.ts'
import type { ArticleHemProps } from './footer/article-hem.tsx'
import { Footer } from './footer/footer.tsx'
import { Announcements } from './navigation/announcements.tsx'
import { Menu } from './navigation/menu.tsx'
import { NavBar } from './navigation/nav-bar.tsx'
import skipLink from './navigation/skip-link.module.css'
import { SearchSlot } from './search/search-slot.tsx'
import { Weave } from './weave/weave.tsx'

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
      <a className={skipLink.skip} href="#main">
        {frameCopy.skip}
      </a>
      <NavBar current={path} />
      <Menu current={path} />
      <SearchSlot />
      <Announcements />
    </>
  )
}

/** All that stands after the page. It is hydrated after all else, or when a visitor touches it: hence the boundary. */
export function FrameFoot({ quoted }: ArticleHemProps) {
  return (
    <Suspense>
      <Weave />
      <Footer quoted={quoted} />
    </Suspense>
  )
}
