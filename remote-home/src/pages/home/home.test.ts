import { identity } from '@site/identity'
import { describe, expect, it } from 'vitest'
import { heroFilms } from './hero/films.ts'
import { home } from './home.ts'

describe('the records of the home page', () => {
  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify({ home, heroFilms }))).toEqual({ home, heroFilms })
  })

  it('describe each film in one sentence', () => {
    for (const { caption } of heroFilms) expect(caption).toMatch(/^[A-Z][^.]+\.$/)
  })

  it('name nobody: the name stands in identity.ts', () => {
    expect(JSON.stringify(home)).not.toContain(identity.name)
    expect(home.about.lead).toContain('{name}')
  })
})
