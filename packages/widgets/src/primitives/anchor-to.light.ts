/** Placement without a library, for pages that count every byte. Same result as anchor-to.ts; see its test. */
import { type AnchorTo, EDGE_PX, GAP_PX, LEAST_HEIGHT_PX } from './anchor-to.types'
import { windowSize, zoomOf } from './css-zoom'
import { windowOf } from './owner-document'

export const anchorTo: AnchorTo = (anchor, floating, { placement, matchWidth }) => {
  const { style } = floating
  const view = windowOf(floating.ownerDocument)
  let frame = 0
  let drawn = ''
  // Looked at in every frame while it is open: nothing else tells of all that can move an element.
  const look = () => {
    frame = view.requestAnimationFrame(look)
    const { left, right, top, bottom, width } = anchor.getBoundingClientRect()
    const zoom = zoomOf(floating)
    const room = windowSize(view)
    const seen = [
      left,
      top,
      width,
      bottom,
      room.width,
      room.height,
      floating.scrollWidth,
      floating.scrollHeight,
      zoom,
    ].join()
    if (seen === drawn) return
    drawn = seen
    if (matchWidth) style.minWidth = `min(${width / zoom}px, 100% - ${(2 * EDGE_PX) / zoom}px)`
    const below = room.height - bottom - GAP_PX - EDGE_PX
    const above = top - GAP_PX - EDGE_PX
    const isBelow = floating.scrollHeight * zoom <= below || below >= above
    style.maxHeight = `${Math.max(LEAST_HEIGHT_PX, isBelow ? below : above) / zoom}px`
    const boxWidth = floating.offsetWidth * zoom
    const boxHeight = floating.offsetHeight * zoom
    const wanted = placement === 'bottom-end' ? right - boxWidth : left
    style.left = `${Math.max(EDGE_PX, Math.min(wanted, room.width - EDGE_PX - boxWidth)) / zoom}px`
    style.top = `${(isBelow ? bottom + GAP_PX : top - GAP_PX - boxHeight) / zoom}px`
  }
  look()
  return () => view.cancelAnimationFrame(frame)
}
