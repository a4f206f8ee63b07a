import { identity } from '@site/identity'
import { describe, expect, it } from 'vitest'
import { section } from '../../section.ts'
import { heroFilms } from './hero/films.ts'
import { home } from './home.ts'

describe('the records of the home page', () => {
  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify({ home, heroFilms }))).toEqual({ home, heroFilms })
  })

  it('hold four films, each described in one sentence', () => {
    expect(heroFilms).toHaveLength(4)
    for (const { caption } of heroFilms) expect(caption).toMatch(/^[A-Z][^.]+\.$/)
  })

  it('name nobody: the name stands in identity.ts', () => {
    expect(JSON.stringify(home)).not.toContain(identity.name)
    expect(home.about.lead).toContain('{name}')
  })

  it('are served at the root', () => {
    expect(section.pages.map(({ path, head }) => [path, head.title, head.barTone])).toEqual([['/', 'Redefining Human Rights', 'paper']])
  })
})
