import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { SewnSentence } from './sewn-sentence.tsx'

afterEach(cleanup)

describe('SewnSentence', () => {
  it('sews the first sentence of a statement, and goes on with the rest', () => {
    const { container } = render(<SewnSentence statement="They lack the *language* for it. It can be learnt." />)
    expect(container.querySelector('.sewn')?.textContent).toBe('They lack the language for it.')
    expect(container.querySelector('.rest')?.textContent).toBe('It can be learnt.')
    expect(screen.getByText('language').tagName).toBe('EM')
  })

  it('ends a sentence behind the phrase that is stressed in it, and leaves no ‘a’ at the end of a line', () => {
    const { container } = render(<SewnSentence statement="A lecture is a *meeting.* Both have prepared." />)
    expect(container.querySelector('.sewn')?.textContent).toBe('A\u00a0lecture is a\u00a0meeting.')
  })

  it('sews as much as it is asked to, and says every word once and in order', () => {
    const statement = '“All are equal before the law and are entitled to its protection. All of them.”'
    const { container } = render(<SewnSentence statement={statement} sewn="“All are equal before the law" />)
    expect(container.querySelector('.sewn')?.textContent).toBe('“All are equal before the law')
    expect(container.textContent).toBe(statement)
  })

  it('lays its thread beneath the words alone: one over letters strikes them out', () => {
    const { container } = render(<SewnSentence statement="Every right is a thread." />)
    expect(container.querySelector('.sewn')?.lastElementChild?.className).toBe('words')
  })

  it('keeps its threads from assistive technology, and needs no style of its own', () => {
    const { container } = render(<SewnSentence statement="Every right is a thread." />)
    expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0)
    expect(renderToString(<SewnSentence statement="Every right is a thread." />)).not.toMatch(/ style=|<title/)
  })
})
