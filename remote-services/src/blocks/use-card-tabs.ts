import { useHydrated } from '@site/kit/ui/base/use-hydrated'
import { type KeyboardEvent, type PointerEvent, startTransition, useEffect, useId, useRef, useState } from 'react'

/** Where a key leads from the tab at `index`; undefined for a key that means nothing here. */
function destination(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Whether the pointer is elsewhere on the screen than before: some browsers report a move where a page scrolls beneath it. */
function usePointerMoved(): (event: PointerEvent) => boolean {
  const last = useRef<{ screenX: number; screenY: number }>(undefined)
  useEffect(() => {
    const keep = ({ screenX, screenY }: globalThis.PointerEvent): void => {
      last.current = { screenX, screenY }
    }
    addEventListener('pointermove', keep, { passive: true })
    return () => removeEventListener('pointermove', keep)
  }, [])
  return ({ screenX, screenY }) => screenX !== last.current?.screenX || screenY !== last.current.screenY
}

/**
 * Tabs that are selected by pointing, focus, touch and keys (APG tabs, automatic activation). The
 * server's markup is links to panels; `live` says that they are tabs now.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function useCardTabs(count: number) {
  const id = useId()
  const [selected, select] = useState(0)
  const [shown, show] = useState(0)
  // The card answers first, then its panel comes.
  const choose = (index: number) => {
    select(index)
    startTransition(() => show(index))
  }
  const over = useRef<number>(undefined)
  const hasMoved = usePointerMoved()
  const live = useHydrated()
  // A card followed as a link before the script was ready stays the chosen one.
  useEffect(() => {
    const arrived = Array.from({ length: count }, (_, index) => panelId(id, index)).indexOf(location.hash.slice(1))
    if (arrived >= 0) choose(arrived)
  }, [id, count])

  const moveFrom = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : destination(event.key, index, count)
    if (next === undefined) return
    event.preventDefault()
    show(next) // with its card: a Tab right after the arrow goes to it
    const tab = event.currentTarget.parentElement?.children[next]
    if (tab instanceof HTMLElement) tab.focus()
  }
  const tab = (index: number) => ({
    id: `${id}-tab-${index}`,
    href: `#${panelId(id, index)}`,
    'data-selected': index === selected || undefined,
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'touch' || over.current === index || !hasMoved(event)) return
      over.current = index
      choose(index)
    },
    onPointerLeave: () => {
      over.current = undefined
    },
    onFocus: () => choose(index),
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault()
      choose(index)
    },
    onKeyDown: moveFrom(index),
    ...(live && {
      role: 'tab' as const,
      'aria-selected': index === selected,
      'aria-controls': panelId(id, index),
      tabIndex: index === selected ? 0 : -1,
    }),
  })
  const panel = (index: number) => ({
    id: panelId(id, index),
    'data-selected': index === shown || undefined,
    ...(live && {
      role: 'tabpanel' as const,
      'aria-labelledby': `${id}-tab-${index}`,
      'aria-hidden': index !== shown || undefined,
      tabIndex: index === shown ? 0 : -1,
    }),
  })
  return { live, tab, panel }
}

const panelId = (id: string, index: number): string => `${id}-panel-${index}`
