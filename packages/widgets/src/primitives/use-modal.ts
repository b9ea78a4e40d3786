import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { announcerOf } from '../announcer/announcer'
import { useDocument, windowOf } from './owner-document'
import { refocus } from './refocus'

export interface ModalOptions {
  /** Escape, a click on the scrim, or the browser closed it. */
  onClose: () => void
  /** Neither Escape nor a click outside closes it: only its own buttons do (LAY-034). */
  sticky?: boolean | undefined
}

export interface ModalProps {
  /** Opens it while the component is mounted. */
  ref: RefObject<HTMLDialogElement | null>
  /** Escape closes, and goes no further. */
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void
  /** The browser asks to close it, for example by the back gesture. */
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  /** The browser has closed it. */
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
  /** A press outside closes it. */
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * Drives a native <dialog>: top layer above any host z-index, the rest of the page inert, focus returned on close.
 * For a component that is mounted exactly as long as the dialog is open: closing has to come before the element leaves the
 * page, or the focus is lost, and only the clean-up of a component that goes away runs that early.
 */
export function useModal({ onClose, sticky }: ModalOptions): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  const isOurs = useRef(false)
  const page = useDocument()
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    isOurs.current = false
    const box = dialog.closest('[part=root]')
    const opener = (dialog.getRootNode() as Document | ShadowRoot).activeElement
    const at = opener?.closest<HTMLElement>('[data-at]')?.dataset.at
    // One that has come into another document is open, and not above its page.
    if (dialog.open && !dialog.matches(':modal')) dialog.removeAttribute('open')
    if (!dialog.open) dialog.showModal()
    const leave = announcerOf(page).enter(dialog)
    return () => {
      // The event comes later and is no wish of the reader.
      isOurs.current = true
      dialog.close()
      leave()
      // What opened it may go away with what was confirmed: known once that has been drawn.
      if (box) windowOf(page).requestAnimationFrame(() => setTimeout(refocus, 0, box, at))
    }
  }, [page])

  const isOwn = (event: SyntheticEvent<HTMLDialogElement>) => event.target === event.currentTarget
  return {
    ref,
    onKeyDown: event => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Taken over here: a second native close request would ignore a prevented one.
      event.preventDefault()
      event.stopPropagation()
      if (!sticky) onClose()
    },
    // `cancel` and `close` of a file input or an inner dialog arrive here too.
    onCancel: event => {
      if (!isOwn(event)) return
      event.preventDefault()
      if (!sticky) onClose()
    },
    onClose: event => {
      if (!isOwn(event) || isOurs.current) return
      if (sticky) ref.current?.showModal()
      else onClose()
    },
    onMouseDown: event => {
      // Only the backdrop and the bare edge have the dialog itself as target; padding is 0, so this is the backdrop.
      // The second press of a double click was meant for what lay above it.
      if (isOwn(event) && !sticky && event.detail < 2) onClose()
    },
  }
}
