import { type RefObject, useLayoutEffect } from 'react'
import { windowOf } from './owner-document'
import { CONTROLS } from './refocus'

/**
 * A control that goes away while it has the focus leaves it to the nearest one: in its row or list, else in its widget. A caller that knows
 * a better heir has moved the focus by then, or has marked its box by `data-heir`.
 */
export function useHeir(control: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = control.current
    return () => {
      // It is still in the page: only the clean-up of a component that goes away runs that early.
      const root = own?.getRootNode() as Document | ShadowRoot | undefined
      if (!own || root?.activeElement !== own) return
      const around = boxesAround(own)
      // Once that is drawn which takes its place, and after what else moves the focus.
      const page = own.ownerDocument
      windowOf(page).requestAnimationFrame(() => setTimeout(passOn, 0, page, around))
    }
  }, [control])
}

/** What lies around it, up to its widget. */
function boxesAround(control: Element): Element[] {
  const boxes: Element[] = []
  for (let box = control.parentElement; box; box = box.parentElement) {
    boxes.push(box)
    if (box.matches('[part~=root]')) break
  }
  return boxes
}

function passOn(page: Document, boxes: readonly Element[]): void {
  // A list that names the heir itself may still wait for its rows.
  if (page.activeElement !== page.body || boxes.some(box => box.matches('[data-heir]'))) return
  for (const box of boxes) {
    if (!box.isConnected) continue
    for (const place of box.querySelectorAll<HTMLElement>(`${CONTROLS}, a[href]`)) {
      place.focus()
      // What is hidden does not take it.
      if (page.activeElement !== page.body) return
    }
  }
}
