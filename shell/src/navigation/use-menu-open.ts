import { useEffect, useState } from 'react'

/** Whether the menu is open. It closes by itself in a window that outgrows it: the bar has its links then. */
export function useMenuOpen(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // Opened as a plain link before the script was here: it goes on as a dialog.
    if (location.hash !== '#menu') return
    history.replaceState(history.state, '', location.pathname + location.search)
    setOpen(true)
  }, [])
  useEffect(() => {
    if (!open) return
    const medium = matchMedia('(min-width: 48rem)')
    const outgrown = () => medium.matches && setOpen(false)
    medium.addEventListener('change', outgrown)
    return () => medium.removeEventListener('change', outgrown)
  }, [open])
  return [open, setOpen]
}
