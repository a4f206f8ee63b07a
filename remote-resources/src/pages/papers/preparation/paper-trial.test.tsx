import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { zerosOf } from '../list/zero-paths.ts'
import { whitePapers } from '../white-papers.ts'
import { PaperTrial } from './paper-trial.tsx'

afterEach(cleanup)

describe.each(whitePapers.filter(paper => 'trial' in paper))('the trial of $title', ({ sign, trial }) => {
  it('has a zero for each tick, and a sentence for each number of them', () => {
    expect(zerosOf(sign, false)).toHaveLength(trial.ticks.length)
    expect(trial.says).toHaveLength(trial.ticks.length + 1)
  })

  it('says what follows from each tick, and takes it back', () => {
    render(<PaperTrial sign={sign} trial={trial} />)
    const boxes = screen.getAllByRole('checkbox')
    for (const [place, box] of boxes.entries()) {
      expect(screen.getByText(trial.says[place] ?? '')).toBeTruthy()
      fireEvent.click(box)
    }
    expect(screen.getByText(trial.says.at(-1) ?? '')).toBeTruthy()
    for (const box of boxes) fireEvent.click(box)
    expect(screen.getByText(trial.says[0])).toBeTruthy()
  })

  it('draws a zero whole for what is heard or done, and broken for a vote that is bought', () => {
    const { container } = render(<PaperTrial sign={sign} trial={trial} />)
    fireEvent.click(screen.getAllByRole('checkbox')[0]!)
    const drawn = [...container.querySelectorAll('g path:first-child')].map(path => path.getAttribute('d'))
    const whole = zerosOf(sign, true).map(({ strands }) => strands[0]?.d)
    expect(drawn.map((d, place) => d === whole[place])).toEqual(trial.ticks.map((_, place) => (place === 0) !== (sign === 'tokens')))
  })

  it('cannot be ticked before it is heard', () => {
    expect(/<fieldset[^>]* disabled/.test(renderToString(<PaperTrial sign={sign} trial={trial} />))).toBe(true)
  })
})
