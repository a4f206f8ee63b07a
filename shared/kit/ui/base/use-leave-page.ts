import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How often Escape is pressed to leave. */
const escapesToLeave = 3

/** Milliseconds after a press in which the next one counts with it. */
const pressWithinMs = 5_000

/**
 * Leaves for `href`, when `leave` is called or Escape pressed three times.
 * @returns how many presses count by now, and whether the page is being left
 */
export function useLeavePage(href: string): { presses: number; leaving: boolean; leave: () => void } {
  const [presses, setPresses] = useState(0)
  const [leaving, setLeaving] = useState(false)

  const leave = useCallback(() => {
    document.documentElement.dataset.leaving = ''
    flushSync(() => setLeaving(true))
    forget()
    sendNoReferrer()
    location.replace(href)
  }, [href])

  useEffect(() => {
    let count = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = (): void => {
      count = 0
      setPresses(0)
    }
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.repeat || event.isComposing || event.keyCode === 229) return
      clearTimeout(timer)
      count++
      setPresses(count)
      if (count < escapesToLeave) timer = setTimeout(restart, pressWithinMs)
      else {
        // By itself Escape stops what is loading: the page that one leaves for.
        event.preventDefault()
        if (count === escapesToLeave) leave()
      }
    }
    // A browser that kept the page whole shows it again to whoever comes back on purpose.
    const comeBack = (event: PageTransitionEvent): void => {
      if (!event.persisted) return
      delete document.documentElement.dataset.leaving
      setLeaving(false)
      restart()
    }
    // Before a dialog or a menu, which Escape closes as well, can stop it.
    addEventListener('keydown', press, { capture: true })
    addEventListener('pageshow', comeBack)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', press, { capture: true })
      removeEventListener('pageshow', comeBack)
      delete document.documentElement.dataset.leaving
    }
  }, [leave])

  return { presses, leaving, leave }
}

/** Drops what the tab keeps of this site: a letter that was begun, an estimate. */
function forget(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Switched off: then nothing was kept.
  }
}

/** A link says so by its `rel`; a replaced address has none. */
function sendNoReferrer(): void {
  const meta = document.createElement('meta')
  meta.name = 'referrer'
  meta.content = 'no-referrer'
  document.head.append(meta)
}
