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
  const modal = useModal({ open, onClose, closingMs })
  const [content, setContent] = useState(children)
  if (open && content !== children) setContent(children)
  return (
    <dialog {...modal} aria-labelledby={labelledBy} data-ground={ground} className={[styles.dialog, className].filter(Boolean).join(' ')}>
      {open ? children : content}
    </dialog>
  )
}
