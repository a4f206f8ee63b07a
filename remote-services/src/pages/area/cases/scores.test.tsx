import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { formats, scoreOf } from './score-paths.ts'
import { Scores } from './scores.tsx'

afterEach(cleanup)

describe('Scores', () => {
  it('draws each format differently, and within its sheet', () => {
    const drawn = formats.map(format => Object.values(scoreOf(format)).join(''))
    expect(new Set(drawn).size).toBe(formats.length)
    for (const path of drawn) expect(path).not.toMatch(/NaN|undefined/)
  })

  it('gives a keynote to one voice, and every other format to more than hers', () => {
    expect(formats.filter(format => !scoreOf(format).others)).toEqual(['keynote'])
  })

  it('names a format before its sentence, and says which line is whose', () => {
    render(
      <Scores
        cards={[{ title: 'Keynotes', description: 'One argument.', format: 'keynote' }]}
        voices={{ hers: 'Her voice', others: 'All other voices' }}
      />,
    )
    expect(screen.getByText('Her voice')).toBeDefined()
    expect(screen.getByText('All other voices')).toBeDefined()
    expect(screen.getByRole('listitem').textContent).toBe('KeynotesOne argument.')
  })
})
