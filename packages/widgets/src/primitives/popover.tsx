import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { anchorTo } from './anchor-to'
import type { BesideOptions } from './anchor-to.types'
import { cx } from './class-names'
import { useDocument } from './owner-document'

export interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether it is shown; the caller keeps it. */
  open: boolean
  /** A press outside of it and of its anchor. Keys are the owner's business. */
  onClose: () => void
  /** What it stands beside. */
  anchor: RefObject<Element | null>
  /** Default bottom-start. */
  placement?: BesideOptions['placement']
  /** At least as wide as its anchor; default as wide as its content. */
  matchWidth?: boolean
  /** Gets the box while it is shown. */
  popoverRef?: Ref<HTMLDivElement>
  /** Scrolls inside where the page is too small for it. */
  children: ReactNode
}

/** Floats in the top layer beside its anchor: above any z-index, not cut by any overflow of the host page. */
export function Popover({
  open,
  onClose,
  anchor,
  placement = 'bottom-start',
  matchWidth = false,
  popoverRef,
  className,
  children,
  ...rest
}: PopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  const page = useDocument()
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(popoverRef, () => box.current)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document shows nothing in its top layer by itself
  useLayoutEffect(() => {
    const floating = box.current
    const beside = anchor.current
    if (!open || !floating || !beside) return
    if (floating.isConnected && 'showPopover' in floating && !floating.matches(':popover-open')) floating.showPopover()
    floating.style.position = 'fixed'
    return anchorTo(beside, floating, { placement, matchWidth })
  }, [open, anchor, placement, matchWidth, page])

  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (!open) return
    // The path is asked, not the target: events from a shadow root carry its host as target.
    const handlePress = (event: Event) => {
      const path = event.composedPath()
      const isInside = [box.current, anchor.current].some(node => node && path.includes(node))
      if (!isInside) close.current()
    }
    page.addEventListener('pointerdown', handlePress, true)
    return () => page.removeEventListener('pointerdown', handlePress, true)
  }, [open, anchor, page])

  if (!open) return null
  return (
    <div {...rest} ref={box} popover="manual" part="menu" className={cx('cw-menu', className)}>
      {children}
    </div>
  )
}
