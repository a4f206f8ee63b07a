/** What the specification counts of this section. The schemas and templates take more and fewer. */
import { expect, it } from 'vitest'
import { heroFilms } from './pages/home/hero/films.ts'
import { home } from './pages/home/home.ts'
import { section } from './section.ts'

it('has one page, the home page', () => {
  expect(section.pages.map(({ path, head }) => [path, head.title, head.barTone])).toEqual([['/', 'Redefining Human Rights', 'paper']])
})

it('shows four films in the hero', () => {
  expect(heroFilms).toHaveLength(4)
})

it('opens eight features, in the order of section 2.3', () => {
  expect(home.work.tiles.map(({ href }) => href)).toEqual([
    '/human-rights-hero',
    '/human-rights-advocacy',
    '/consultancy-policy',
    '/healing-recovery',
    '/impact-work',
    '/education-programme',
    '/policy-reform',
    '/public-figure-hero',
  ])
})

it('lays eight pictures round the invitation to write', () => {
  expect(home.contact.pictures).toHaveLength(8)
})
