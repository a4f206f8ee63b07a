import { PinnedReveal } from './about/pinned-reveal.tsx'
import { BeginningSeam } from './arrivals/beginning-seam.tsx'
import { MissingPage } from './arrivals/missing-page.tsx'
import { ContactBanner } from './contact/contact-banner.tsx'
import { FeatureGrid } from './features/feature-grid.tsx'
import { heroFilms } from './hero/films.ts'
import { HomeHero } from './hero/home-hero.tsx'
import { LoadingScreen } from './hero/loading-screen.tsx'
import { home } from './home.ts'
import { StorySection } from './story/story-section.tsx'

export function Page() {
  return (
    <>
      <LoadingScreen loader={home.loader} headline={home.hero.headline.join(' ')} />
      <MissingPage missing={home.missing} />
      <BeginningSeam label={home.missing.begin} />
      <HomeHero hero={home.hero} films={heroFilms} trailer={home.trailer} />
      <PinnedReveal about={home.about} />
      <FeatureGrid work={home.work} />
      <StorySection story={home.story} />
      <ContactBanner contact={home.contact} />
    </>
  )
}
