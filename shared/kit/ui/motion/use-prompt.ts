import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { afterScroll, initialPrompt, type Prompt, type PromptState, type ScrollPosition, shownPrompt } from './prompt-state.ts'
import { formInView, liesOn, watchPlace } from './use-gives-way.ts'

const position = (): ScrollPosition => ({
  viewportHeight: window.innerHeight,
  offset: window.scrollY,
  documentHeight: document.documentElement.scrollHeight,
})

/** CSS px from the top of the page within which the prompt may stand on the first screen with its words. */
const firstScreen = 8

const words = 'main :is(h1, h2, h3, p, li, dt, dd, a, button, input)'

export type PromptControl = {
  readonly shown: Prompt
  /** In the margin: the first screen is left, or its own words reach down to the prompt. Not known before the page is hydrated. */
  readonly place: 'foot' | 'margin' | undefined
  /** The way down was taken. */
  readonly goneDown: () => void
  /** The way back was taken; `arrival` settles when its scroll ends or is taken over. */
  readonly goneUp: (arrival: Promise<void>) => void
}

/**
 * Applies the prompt's rules to the page, recomputed on each scroll. The server shows the way down.
 * @param slot the strip at the foot of the screen that the prompt stands in
 */
export function usePrompt(slot: RefObject<HTMLElement | null>): PromptControl {
  const [shown, setShown] = useState<Prompt>('down')
  const [place, setPlace] = useState<PromptControl['place']>()
  const state = useRef(initialPrompt)
  const settle = useCallback(
    (next: PromptState) => {
      state.current = next
      setShown(formInView() && !slot.current?.matches(':has(:focus-visible)') ? 'none' : shownPrompt(next, position()))
      setPlace(scrollY > firstScreen || (slot.current !== null && liesOn(slot.current, words)) ? 'margin' : 'foot')
    },
    [slot],
  )

  useEffect(() => watchPlace(() => settle(afterScroll(state.current, position()))), [settle])

  const goneDown = useCallback(() => settle({ done: true, returning: false }), [settle])
  const goneUp = useCallback(
    (arrival: Promise<void>) => {
      settle({ done: false, returning: true })
      arrival.then(() => settle(afterScroll({ ...state.current, returning: false }, position())))
    },
    [settle],
  )
  return { shown, place, goneDown, goneUp }
}
