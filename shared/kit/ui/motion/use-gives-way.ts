import { afterFrame } from '@site/kit/runtime'
import { type RefObject, useEffect, useState } from 'react'

/** What is to be used, and what a form or a model says of it. Taller links are whole cards: there is room beside what floats on them. */
const controls = ':is(main, footer) :is(a, button, input, textarea, select, label, summary, [role="alert"], [data-model] [role="status"])'
const maxControlHeight = 96

/** Milliseconds without a scroll after which the page is at rest. */
const restMs = 120

/** Whether the element is on the screen. What it stands in is asked first: a part may not be laid out yet, and asking within would do so. */
function isOnScreen(element: Element): boolean {
  const part = element.parentElement?.closest('section, nav, footer')
  if (part && !isOnScreen(part)) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top < innerHeight && bottom > 0
}

/** Whether a form needs the foot of the screen: one is in view (searches are too small to), or a field has the focus. */
export function formInView(): boolean {
  const writing = document.activeElement?.matches('form :is(input, textarea, select)') ?? false
  return writing || [...document.forms].some(form => form.getAttribute('role') !== 'search' && isOnScreen(form))
}

/**
 * Calls `heed` now and whenever what floats may have come to stand elsewhere on the page.
 * @returns ends it
 */
export function watchPlace(heed: () => void): () => void {
  // Nothing may be taken away while the focus is between two elements, and what a press asked for is shown before places are measured.
  const hear = ({ type }: Event): void => void (type.startsWith('focus') ? afterFrame().then(heed) : heed())
  const listening = new AbortController()
  heed()
  for (const name of ['scroll', 'resize', 'focusin', 'focusout']) addEventListener(name, hear, { passive: true, signal: listening.signal })
  return () => listening.abort()
}

/** Whether `own` lies on one of the elements that `selector` finds, except those in `own` itself and links higher than `max` px. */
export function liesOn(own: Element, selector: string, max = Number.POSITIVE_INFINITY): boolean {
  const box = own.getBoundingClientRect()
  return [...document.querySelectorAll(selector)].some(element => {
    if (own.contains(element) || element.contains(own) || !isOnScreen(element)) return false
    const { left, right, top, bottom, height } = element.getBoundingClientRect()
    if (left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top) return false
    const seen = document.elementsFromPoint?.((left + right) / 2, (top + bottom) / 2).find(each => !own.contains(each))
    // Else a bar of the page covers it.
    return (height <= max || !element.matches('a')) && (!seen || element.contains(seen) || seen.contains(element))
  })
}

/** Whether what floats gives way, its box kept: while a form is in view, and where it would lie on a control when the page comes to rest. */
export function useGivesWay(own: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (): void => {
      if (document.querySelector('dialog:modal')) return // it gives the focus back to what it was opened by
      const element = own.current
      // What a keyboard stands on stays.
      setAway(element !== null && !element.matches(':focus-visible') && (formInView() || liesOn(element, controls, maxControlHeight)))
    }
    const wait = (): void => {
      clearTimeout(timer)
      timer = setTimeout(settle, restMs)
    }
    const end = watchPlace(wait)
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [own])
  return away
}
