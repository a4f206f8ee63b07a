import { announce, siteStore, useSite } from '@site/kit/runtime'
import { type ComponentType, useEffect, useState } from 'react'
import { frameCopy } from '../frame-copy.ts'
import { asksForSearch } from './search-key.ts'
import { onSearchRequest, requestSearch } from './search-request.ts'

type SearchDialog = ComponentType<{ open: boolean; onClose: () => void }>

/** Where the search appears, asked for by the frame or by a page's `[data-opens="search"]`. Its code is fetched then. */
export function SearchSlot() {
  const [Dialog, setDialog] = useState<SearchDialog>()
  /** Path of the page that the search is open over. */
  const [openOver, setOpenOver] = useState<string>()
  const path = useSite(state => state.path)
  // Back and forward leave the page behind the dialog as well.
  if (openOver !== undefined && openOver !== path) setOpenOver(undefined)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      requestSearch()
    }
    const show = async () => {
      try {
        const { SearchDialog } = await import('./search-dialog.tsx')
        setDialog(() => SearchDialog)
        setOpenOver(siteStore.getState().path)
      } catch (error) {
        console.warn(error)
        announce(frameCopy.search.failed)
      }
    }
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-opens="search"]')) requestSearch()
    }
    document.addEventListener('keydown', press)
    document.addEventListener('click', click)
    const forget = onSearchRequest(() => void show())
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('click', click)
      forget()
    }
  }, [])

  return Dialog && <Dialog open={openOver === path} onClose={() => setOpenOver(undefined)} />
}
