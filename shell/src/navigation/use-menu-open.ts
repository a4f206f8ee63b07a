import { siteStore, useSite } from '@site/kit/runtime'
import { useEffect, useState } from 'react'

/** Whether the menu is open. It closes by itself in a window that outgrows it: the bar has its links then. */
export function useMenuOpen(): [open: boolean, setOpen: (open: boolean) => void] {
  /** Path of the page that it is open over. */
  const [openOver, setOpenOver] = useState<string>()
  const path = useSite(state => state.path)
  // Back and forward leave the page behind the menu as well.
  if (openOver !== undefined && openOver !== path) setOpenOver(undefined)
  const open = openOver !== undefined && openOver === path
  useEffect(() => {
    // Opened as a plain link before the script was here: it goes on as a dialog.
    if (location.hash !== '#menu') return
    history.replaceState(history.state, '', location.pathname + location.search)
    setOpenOver(siteStore.getState().path)
  }, [])
  useEffect(() => {
    if (!open) return
    const medium = matchMedia('(min-width: 48rem)')
    const outgrown = () => medium.matches && setOpenOver(undefined)
    medium.addEventListener('change', outgrown)
    return () => medium.removeEventListener('change', outgrown)
  }, [open])
  return [open, wanted => setOpenOver(wanted ? path : undefined)]
}
