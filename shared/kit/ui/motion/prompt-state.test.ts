import { describe, expect, it } from 'vitest'
import { afterScroll, atPageEnd, initialPrompt, type PromptState, shownPrompt } from './prompt-state.ts'

/** A page of 3,000 px in a window of 800 px, scrolled by `offset`. */
const at = (offset: number) => ({ viewportHeight: 800, offset, documentHeight: 3000 })

describe('the page’s end', () => {
  it('begins where viewport height and scroll offset reach the document’s height minus 200 px', () => {
    expect(atPageEnd(at(1999))).toBe(false)
    expect(atPageEnd(at(2000))).toBe(true)
  })
})

describe('the scroll prompt', () => {
  it('offers the way down until it is taken', () => {
    expect(shownPrompt(initialPrompt, at(0))).toBe('down')
    expect(shownPrompt(afterScroll(initialPrompt, at(1500)), at(1500))).toBe('down')
    expect(shownPrompt({ done: true, returning: false }, at(1500))).toBe('none')
  })

  it('offers the way back at the page’s end only', () => {
    const reached = afterScroll(initialPrompt, at(2100))
    expect(shownPrompt(reached, at(2100))).toBe('top')
    expect(shownPrompt(reached, at(1999))).toBe('none')
  })

  it('does not offer the way down again after the end was reached', () => {
    const reached = afterScroll(initialPrompt, at(2000))
    expect(shownPrompt(afterScroll(reached, at(0)), at(0))).toBe('none')
  })

  it('offers the way down again once the way back was taken', () => {
    const returning: PromptState = { done: false, returning: true }
    expect(shownPrompt(returning, at(2200))).toBe('down')
    const onTheWay = afterScroll(afterScroll(returning, at(2100)), at(900))
    expect(onTheWay).toEqual(initialPrompt)
    expect(shownPrompt(onTheWay, at(0))).toBe('down')
  })
})
