import { expect, it } from 'vitest'
import { takeFilmTurn } from './film-turns.ts'

/** Films by name, and which of them is being decoded. */
const cinema = () => {
  const playing = new Set<string>()
  return { playing, film: (name: string) => ({ play: () => void playing.add(name), pause: () => void playing.delete(name) }) }
}

it('decodes one film at a time: the last that asked', () => {
  const { playing, film } = cinema()
  const leave = ['hero', 'tile', 'banner'].map(name => takeFilmTurn(film(name)))
  expect([...playing]).toEqual(['banner'])
  for (const release of leave) release()
  expect([...playing]).toEqual([])
})

it('hands the turn back to the film before, when the last leaves the screen', () => {
  const { playing, film } = cinema()
  const leaveHero = takeFilmTurn(film('hero'))
  const leaveTile = takeFilmTurn(film('tile'))
  leaveTile()
  expect([...playing]).toEqual(['hero'])
  leaveHero()
  expect([...playing]).toEqual([])
})

it('lets a film that keeps its turn play on when another asks, which plays after it', () => {
  const { playing, film } = cinema()
  const leaveTrailer = takeFilmTurn({ ...film('trailer'), keeps: true })
  const leaveHero = takeFilmTurn(film('hero'))
  expect([...playing]).toEqual(['trailer'])
  leaveTrailer()
  expect([...playing]).toEqual(['hero'])
  leaveHero()
  expect([...playing]).toEqual([])
})

it('leaves the playing film alone when one that waits leaves the screen, and does not wake that one later', () => {
  const { playing, film } = cinema()
  const leaveHero = takeFilmTurn(film('hero'))
  const leaveTile = takeFilmTurn(film('tile'))
  leaveHero()
  leaveHero()
  expect([...playing]).toEqual(['tile'])
  leaveTile()
  expect([...playing]).toEqual([])
})
