import { ContactBanner } from '../components/contact-banner.tsx'
import { FeatureGrid } from '../components/feature-grid.tsx'
import { HomeHero } from '../components/home-hero.tsx'
import { PinnedReveal } from '../components/pinned-reveal.tsx'
import { StorySection } from '../components/story-section.tsx'
import { heroFilms } from '../content/films.ts'
import { home } from '../content/home.ts'

export function Page() {
  return (
    <>
      <HomeHero hero={home.hero} films={heroFilms} loader={home.loader} trailer={home.trailer} />
      <PinnedReveal about={home.about} />
      <FeatureGrid work={home.work} />
      <StorySection story={home.story} />
      <ContactBanner contact={home.contact} />
    </>
  )
}
