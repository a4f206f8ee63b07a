import { afterFrame } from '@site/kit/runtime'
import { startTransition, useCallback, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FaqItem, openKey } from './faq-list.ts'
import type { OpenScope } from './faq-record.ts'

/** What is open: the answer that was asked for last, and which key the others follow, a frame later. */
type Opened = { readonly asked?: { readonly slug: string; readonly key: string | undefined }; readonly others: string | undefined }

const keyOf = ({ asked, others }: Opened): string | undefined => (asked ? asked.key : others)

/**
 * Which answers are open. Native `details` stay the truth that a visitor without script has; here
 * each one's `open` follows one key, and what the browser opens by itself (find-in-page, a click
 * before hydration) is adopted.
 * @param onArrive called when the address names an answer, before it opens
 */
export function useOpenAnswer(items: readonly FaqItem[], scope: OpenScope, onArrive: () => void) {
  const [opened, setOpened] = useState<Opened>({ others: undefined })
  const [arrived, setArrived] = useState<{ slug: string }>()
  const [live, setLive] = useState(false)

  // Before the browser paints, so that the page is not seen moving.
  useLayoutEffect(() => {
    const early = items.find(({ slug }) => answerElement(slug)?.open)
    if (early) setOpened({ others: openKey(early, scope) })
    startTransition(() => setLive(true)) // renders all answers, in steps
    const arrive = () => {
      const item = items.find(({ slug }) => slug === location.hash.slice(1))
      if (!item) return
      onArrive()
      setOpened({ others: openKey(item, scope) })
      setArrived({ slug: item.slug })
    }
    arrive()
    addEventListener('hashchange', arrive)
    return () => removeEventListener('hashchange', arrive)
  }, [])

  // The answers that opened above the one that was asked for have moved it.
  useLayoutEffect(() => {
    if (arrived) document.getElementById(arrived.slug)?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [arrived])

  /** Opens an answer, closes it, or by default does the other. The same function for as long as the page is shown: what does not change is not rendered. */
  const turn = useCallback(
    async (item: FaqItem, wanted?: boolean) => {
      const [{ slug }, own] = [item, openKey(item, scope)]
      keepInPlace(slug, () =>
        setOpened(now => {
          const isOpen = keyOf(now) === own
          const opens = wanted ?? !isOpen
          return opens === isOpen ? now : { ...now, asked: { slug, key: opens ? own : undefined } }
        }),
      )
      await afterFrame() // the press is answered first
      keepInPlace(slug, () => setOpened(now => ({ ...now, others: keyOf(now) })))
    },
    [scope],
  )

  return {
    isOpen: (item: FaqItem): boolean => openKey(item, scope) === (item.slug === opened.asked?.slug ? opened.asked.key : opened.others),
    /** Whether what is open is decided here, and no longer by the style sheet. */
    live,
    turn,
  }
}

/** An answer's `details`; the id is on the answer inside it, so that browsers open it by themselves. */
const answerElement = (slug: string): HTMLDetailsElement | null => document.getElementById(slug)?.closest('details') ?? null

/** Answers that open above the question would push it off the screen: it stays where it was clicked. */
function keepInPlace(slug: string, change: () => void): void {
  const top = (): number => answerElement(slug)?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(change)
  scrollBy({ top: top() - before, behavior: 'instant' })
}
