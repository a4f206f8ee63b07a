import { showFar, skipFar } from '@site/kit/runtime'
import { type ComponentProps, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

export type ModalOptions = {
  open: boolean
  /** Asked for by Escape, by a press on the backdrop, or by what stands inside; the caller then says `open: false`. */
  onClose: () => void
  /**
   * Closes the dialog in its own time; at once by default.
   * @param openedFrom what had the focus before
   * @returns how to call that off
   */
  leave?: (dialog: HTMLDialogElement, openedFrom: Element | null) => (() => void) | undefined
  /** Gets the focus back where the browser gives it to nothing: Safari focuses no button that is clicked. */
  opener?: RefObject<HTMLElement | null>
}

type ModalProps = Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onClose' | 'onPointerDown' | 'onClick'>

/**
 * Makes a `<dialog>` modal while `open` says so: the page behind is inert and keeps its width; the focus goes back to where it was.
 * @returns what the `<dialog>` is given
 */
export function useModal({ open, onClose, leave = closeAtOnce, opener }: ModalOptions): ModalProps {
  const dialog = useRef<HTMLDialogElement>(null)
  const openedFrom = useRef<Element | null>(null)
  const pressedOutside = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (!element || open === element.open) return
    if (open) {
      openedFrom.current = document.activeElement
      document.documentElement.toggleAttribute('data-scrollbar', window.innerWidth > document.documentElement.clientWidth)
      skipFar(element)
      element.showModal()
      return
    }
    return leave(element, openedFrom.current)
  }, [open, leave])
  return {
    ref: dialog,
    onCancel: event => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose: event => {
      if (event.target !== event.currentTarget || event.currentTarget.open) return // open again: the event of the time before came late
      void showFar()
      if (document.activeElement === document.body) opener?.current?.focus()
      // The browser may close a dialog without asking: a second Escape, a form with `method="dialog"`.
      if (open) onClose()
    },
    onPointerDown: event => {
      pressedOutside.current = isOutside(event)
    },
    // A press that began inside selects text.
    onClick: event => pressedOutside.current && isOutside(event) && onClose(),
  }
}

const closeAtOnce = (dialog: HTMLDialogElement): undefined => void dialog.close()

type Pointer = Pick<PointerEvent<HTMLDialogElement>, 'target' | 'currentTarget' | 'clientX' | 'clientY'>

/** The backdrop belongs to the dialog, so that its clicks have the dialog as their target. */
function isOutside({ target, currentTarget, clientX, clientY }: Pointer): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
