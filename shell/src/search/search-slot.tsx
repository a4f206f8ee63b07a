import { announce, useSite } from '@site/kit/runtime'
import { type ComponentType, useEffect, useState } from 'react'
import { asksForSearch } from './search-key.ts'
import { onSearchRequest, requestSearch } from './search-request.ts'

type SearchDialog = ComponentType<{ onClosed: () => void }>

/** Where the search appears. Its code is fetched when it is first asked for. */
export function SearchSlot() {
  const [Dialog, setDialog] = useState<SearchDialog>()
  const [open, setOpen] = useState(false)
  const path = useSite(state => state.path)

  // Back and forward leave the page behind the dialog as well.
  useEffect(() => setOpen(false), [path])

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
        setOpen(true)
      } catch (error) {
        console.warn(error)
        announce('The search could not be loaded.')
      }
    }
    document.addEventListener('keydown', press)
    const forget = onSearchRequest(() => void show())
    return () => {
      document.removeEventListener('keydown', press)
      forget()
    }
  }, [])

  return open && Dialog && <Dialog onClosed={() => setOpen(false)} />
}
