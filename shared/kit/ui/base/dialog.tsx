import { motionAllowed } from '@site/kit/runtime'
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './dialog.module.css'
import type { Ground } from './section.tsx'

export type DialogProps = {
  open: boolean
  /** Asked for by Escape, by the backdrop, or by what stands inside; the caller then says `open={false}`. */
  onClose: () => void
  /** Id of the heading inside. */
  labelledBy: string
  /** Milliseconds of the shrinking on close; none where motion is not wanted. */
  closing?: number
  ground?: Ground
  className?: string | undefined
  /** Kept as they were while the dialog closes. */
  children: ReactNode
}

/** A modal `<dialog>`: the page behind is inert, and the focus goes back to where it came from. */
export function Dialog({ open, onClose, labelledBy, closing = 600, ground = 'paper', className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const [content, setContent] = useState(children)
  if (open && content !== children) setContent(children)
  useModal(dialog, open, closing)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; Escape is the keyboard's way.
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      data-ground={ground}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser may close a dialog without asking: a second Escape, a form with `method="dialog"`.
      onClose={event => event.target === event.currentTarget && open && onClose()}
      onPointerDown={event => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={event => pressedOutside.current && isOutside(event) && onClose()}
    >
      {open ? children : content}
    </dialog>
  )
}

type Pointer = Pick<PointerEvent<HTMLDialogElement>, 'target' | 'currentTarget' | 'clientX' | 'clientY'>

/** The backdrop belongs to the dialog, so that its clicks have the dialog as their target. */
function isOutside({ target, currentTarget, clientX, clientY }: Pointer): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Shows and closes the dialog as `open` says. While it shrinks it carries `data-closing`. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, closing: number): void {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || open === element.open) return
    if (open) {
      opener.current = document.activeElement
      document.documentElement.toggleAttribute('data-scrollbar', window.innerWidth > document.documentElement.clientWidth)
      element.showModal()
      return
    }
    if (!motionAllowed()) return element.close()
    element.style.setProperty('--closing', `${closing}ms`)
    element.style.setProperty('transform-origin', towards(opener.current, element))
    element.dataset.closing = ''
    const end = setTimeout(() => element.close(), closing)
    return () => {
      clearTimeout(end)
      delete element.dataset.closing
    }
  }, [dialog, open, closing])
}

/** A transform origin: the middle of `goal`, in px from the corner of `element`. */
function towards(goal: Element | null, element: Element): string {
  const from = element.getBoundingClientRect()
  const to = (goal ?? element).getBoundingClientRect()
  return `${to.left + to.width / 2 - from.left}px ${to.top + to.height / 2 - from.top}px`
}
