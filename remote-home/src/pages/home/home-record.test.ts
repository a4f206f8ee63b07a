import { type Change, refusalOf } from '@site/kit/record-refusal'
import { expect, it } from 'vitest'
import { heroFilms } from './hero/films.ts'
import { home } from './home.ts'
import { filmsSchema, homeSchema } from './home-record.ts'

type Case = [what: string, change: Change, message: string]

it('accepts the records of the page', () => {
  expect(refusalOf(filmsSchema, { heroFilms }, () => undefined)).toBe('accepted')
  expect(refusalOf(homeSchema, { home }, () => undefined)).toBe('accepted')
})

it.each<Case>([
  ['none of them', ({ heroFilms }) => heroFilms.splice(0), 'heroFilms: expected at least one entry, got 0'],
  ['no caption', ({ heroFilms }) => delete heroFilms[2].caption, 'heroFilms.2.caption: expected a non-empty text, got nothing'],
  [
    'the same caption twice',
    ({ heroFilms }) => {
      heroFilms[0].caption = 'A film.'
      heroFilms[3].caption = 'A film.'
    },
    'heroFilms.3.caption: expected a value that no other caption has, got "A film."',
  ],
  ['no film', ({ heroFilms }) => delete heroFilms[1].film.mp4, 'heroFilms.1.film.mp4: expected a non-empty text, got nothing'],
])('refuses films with %s', (_, change, message) => {
  expect(refusalOf(filmsSchema, { heroFilms }, change)).toBe(`TypeError: x.ts: ${message}`)
})

it.each<Case>([
  ['a headline of one line', ({ home }) => home.hero.headline.pop(), 'home.hero.headline.1: expected a non-empty text, got nothing'],
  [
    'a headline of three lines',
    ({ home }) => home.hero.headline.push('And more'),
    'home.hero.headline.2: expected two lines, got "And more"',
  ],
  [
    'an area that has no colours',
    ({ home }) => (home.head.area = 'sport'),
    'home.head.area: expected ("rights" | "education" | "healing" | "policy" | "research" | "speaking" | "community"), got "sport"',
  ],
  [
    'a link that leads nowhere',
    ({ home }) => (home.about.links[0].href = 'consultation'),
    'home.about.links.0.href: expected a path of this site such as /faq, got "consultation"',
  ],
  ['an empty status', ({ home }) => (home.loader.status = ''), 'home.loader.status: expected a non-empty text, got ""'],
  ['a field nobody reads', ({ home }) => (home.epilogue = {}), 'home.epilogue: expected no field of this name, got {}'],
  ['no tile', ({ home }) => home.work.tiles.splice(0), 'home.work.tiles: expected at least one entry, got 0'],
  [
    'two tiles to one page',
    ({ home }) => (home.work.tiles[7].href = home.work.tiles[0].href),
    'home.work.tiles.7.href: expected a value that no other href has, got "/human-rights-hero"',
  ],
  ['no contact picture', ({ home }) => home.contact.pictures.splice(0), 'home.contact.pictures: expected at least one entry, got 0'],
])('refuses a home page with %s', (_, change, message) => {
  expect(refusalOf(homeSchema, { home }, change)).toBe(`TypeError: x.ts: ${message}`)
})
