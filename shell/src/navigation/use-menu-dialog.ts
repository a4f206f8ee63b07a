import { type RefObject, useEffect, useRef, useState } from 'react'

/** Return value of a dialog that was left by a link: focus then belongs to the page that follows. */
const followed = 'followed'

export type MenuDialogControl = {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  open(): void
  close(): void
  /** Closes because a link was followed. */
  leave(): void
  /** For the dialog's `close` event, whichever way it was closed. */
  closed(): void
}

/** The menu's dialog: modal, closed by Escape, by its button, by a link and by a window that outgrows it. */
export function useMenuDialog(): MenuDialogControl {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  const open = () => {
    if (dialog.current?.open) return
    dialog.current?.showModal()
    setOpen(true)
  }

  useEffect(() => {
    // Opened as a plain link before the script was here: it goes on as a dialog.
    if (location.hash !== '#menu') return
    history.replaceState(history.state, '', location.pathname + location.search)
    dialog.current?.showModal()
    setOpen(true)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const medium = matchMedia('(min-width: 48rem)')
    const outgrown = () => medium.matches && dialog.current?.close(followed)
    medium.addEventListener('change', outgrown)
    return () => medium.removeEventListener('change', outgrown)
  }, [isOpen])

  return {
    dialog,
    opener,
    isOpen,
    open,
    close: () => dialog.current?.close(''),
    leave: () => dialog.current?.close(followed),
    closed: () => {
      setOpen(false)
      // Browsers give focus back by themselves, except to a button that a click does not focus (Safari).
      if (dialog.current?.returnValue !== followed) opener.current?.focus()
      if (dialog.current) dialog.current.returnValue = ''
    },
  }
}
