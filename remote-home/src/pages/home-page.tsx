import { AboutLead } from '../components/about-lead.tsx'
import { HomeHero } from '../components/home-hero.tsx'
import { heroFilms } from '../content/films.ts'
import { home } from '../content/home.ts'

export function Page() {
  return (
    <>
      <HomeHero hero={home.hero} films={heroFilms} loader={home.loader} trailer={home.trailer} />
      <AboutLead about={home.about} />
    </>
  )
}
