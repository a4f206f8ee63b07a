import { useCallback, useEffect, useRef, useState } from 'react'
import { afterScroll, initialPrompt, type Prompt, type PromptState, type ScrollPosition, shownPrompt } from './prompt-state.ts'

const position = (): ScrollPosition => ({
  viewportHeight: window.innerHeight,
  offset: window.scrollY,
  documentHeight: document.documentElement.scrollHeight,
})

const inView = (form: HTMLFormElement): boolean => {
  const { top, bottom, height } = form.getBoundingClientRect()
  return height > 0 && top < window.innerHeight && bottom > 0
}

/** Whether a form needs the foot of the screen: one is in view (searches are too small to), or a field has the focus. */
function givesWay(): boolean {
  const writing = document.activeElement?.matches('form :is(input, textarea, select)') ?? false
  return writing || [...document.forms].some(form => form.getAttribute('role') !== 'search' && inView(form))
}

export type PromptControl = {
  readonly shown: Prompt
  /** The way down was taken. */
  readonly goneDown: () => void
  /** The way back was taken; `arrival` settles when its scroll ends or is taken over. */
  readonly goneUp: (arrival: Promise<void>) => void
}

/** Applies the prompt's rules to the page, recomputed on each scroll. The server shows the way down. */
export function usePrompt(): PromptControl {
  const [shown, setShown] = useState<Prompt>('down')
  const state = useRef(initialPrompt)
  const settle = useCallback((next: PromptState) => {
    state.current = next
    setShown(givesWay() ? 'none' : shownPrompt(next, position()))
  }, [])

  useEffect(() => {
    const recompute = (): void => settle(afterScroll(state.current, position()))
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const
    recompute()
    for (const name of events) window.addEventListener(name, recompute, { passive: true })
    return () => {
      for (const name of events) window.removeEventListener(name, recompute)
    }
  }, [settle])

  const goneDown = useCallback(() => settle({ done: true, returning: false }), [settle])
  const goneUp = useCallback(
    (arrival: Promise<void>) => {
      settle({ done: false, returning: true })
      arrival.then(() => settle(afterScroll({ ...state.current, returning: false }, position())))
    },
    [settle],
  )
  return { shown, goneDown, goneUp }
}
