import { announce, siteStore, useSite } from '@site/kit/runtime'
import { type ComponentType, useEffect, useState } from 'react'
import { frameCopy } from '../content/frame-copy.ts'
import type { SearchDialogProps } from './search-dialog.tsx'

/**
 * Where the search appears, asked for by whatever is marked `data-opens="search"`, or Ctrl or Cmd with K. Its code is fetched then; what is
 * typed meanwhile is searched for.
 */
export function SearchSlot() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()
  /** Path of the page that the search is open over. */
  const [openOver, setOpenOver] = useState<string>()
  /** What was typed while its code was on its way. */
  const [typed, setTyped] = useState('')
  const path = useSite(state => state.path)
  // Back and forward leave the page behind the dialog as well.
  if (openOver !== undefined && openOver !== path) setOpenOver(undefined)

  useEffect(() => {
    const show = async () => {
      const { path } = siteStore.getState()
      let words = ''
      const keep = (event: KeyboardEvent) => {
        if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        words += event.key
      }
      document.addEventListener('keydown', keep)
      try {
        const { SearchDialog } = await import('./search-dialog.tsx')
        setDialog(() => SearchDialog)
        setTyped(words)
        setOpenOver(path)
      } catch (error) {
        console.warn(error)
        announce(frameCopy.search.failed)
      } finally {
        document.removeEventListener('keydown', keep)
      }
    }
    const press = (event: KeyboardEvent) => {
      // On a Mac, Control and K deletes to the end of a line.
      const command = /^(Mac|iP)/.test(navigator.platform) ? event.metaKey : event.ctrlKey
      const asked = command && event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey
      if (!asked || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      void show()
    }
    const click = ({ target }: MouseEvent) => {
      const opener = target instanceof Element && target.closest<HTMLElement>('[data-opens="search"]')
      if (!opener) return
      // Safari focuses no button that is clicked, and the dialog gives the focus back to what had it.
      opener.focus()
      void show()
    }
    const listening = new AbortController()
    document.addEventListener('keydown', press, listening)
    document.addEventListener('click', click, listening)
    return () => listening.abort()
  }, [])

  return Dialog && <Dialog open={openOver === path} typed={typed} onClose={() => setOpenOver(undefined)} />
}
