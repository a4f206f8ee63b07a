import { motionAllowed } from '@site/kit/runtime'
import { type ReactNode, useState } from 'react'
import styles from './dialog.module.css'
import type { Ground } from './section.tsx'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  open: boolean
  /** As in {@link useModal}. */
  onClose: () => void
  /** Id of the heading inside. */
  labelledBy: string
  ground?: Ground
  className?: string | undefined
  /** Kept as they were while the dialog closes. */
  children: ReactNode
}

/** Milliseconds that a dialog takes to shrink on close (specification, section 9). */
const closingMs = 600

/** A sheet over the page, shown by {@link useModal}. */
export function Dialog({ open, onClose, labelledBy, ground = 'paper', className, children }: DialogProps) {
  const modal = useModal({ open, onClose, leave: shrink })
  const [content, setContent] = useState(children)
  if (open && content !== children) setContent(children)
  return (
    <dialog {...modal} aria-labelledby={labelledBy} data-ground={ground} className={[styles.dialog, className].filter(Boolean).join(' ')}>
      {open ? children : content}
    </dialog>
  )
}

/** Shrinks the dialog to where it was opened from, then closes it; at once where motion is not wanted. */
function shrink(dialog: HTMLDialogElement, openedFrom: Element | null): (() => void) | undefined {
  if (!motionAllowed()) {
    dialog.close()
    return undefined
  }
  dialog.style.setProperty('--closing', `${closingMs}ms`)
  dialog.style.setProperty('transform-origin', towards(openedFrom, dialog))
  dialog.dataset.closing = ''
  const end = setTimeout(() => dialog.close(), closingMs)
  return () => {
    clearTimeout(end)
    delete dialog.dataset.closing
  }
}

/** A transform origin: the middle of `goal`, in px from the corner of `element`. */
function towards(goal: Element | null, element: Element): string {
  const from = element.getBoundingClientRect()
  const to = (goal ?? element).getBoundingClientRect()
  return `${to.left + to.width / 2 - from.left}px ${to.top + to.height / 2 - from.top}px`
}
