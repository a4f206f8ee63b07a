import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { VoiceCards } from './voice-cards.tsx'
import { voicePaths, voices } from './voice-paths.ts'

afterEach(cleanup)

describe('VoiceCards', () => {
  it('lists kinds of stage, each a heading with what happens there', () => {
    render(<VoiceCards cards={voices.map(voice => ({ title: `On ${voice}`, description: `How ${voice} sounds.`, voice }))} />)
    const cards = screen.getAllByRole('listitem')
    expect(cards.map(card => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual(voices.map(voice => `On ${voice}`))
    expect(within(cards[1]!).getByText('How radio sounds.')).toBeDefined()
  })

  it('passes one thread from each to the next, which screen readers pass over', () => {
    for (const voice of voices) {
      for (const path of voicePaths(voice)) expect(path, voice).toMatch(/^M0 40.*[HL ]320( 40)?$/)
    }
    const { container } = render(<VoiceCards cards={[{ title: 'Radio', description: 'Live.', voice: 'radio' }]} />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('gives each its own form', () => {
    expect(new Set(voices.flatMap(voice => voicePaths(voice)[0])).size).toBe(voices.length)
  })
})
