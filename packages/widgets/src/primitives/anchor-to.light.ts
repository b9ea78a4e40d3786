/** Placement without a library, for pages that count every byte. Same result as anchor-to.ts; see its test. */
import { type AnchorTo, EDGE_PX, GAP_PX, LEAST_HEIGHT_PX } from './anchor-to.types'

export const anchorTo: AnchorTo = (anchor, floating, { placement, matchWidth }) => {
  const { style } = floating
  let frame = 0
  let drawn = ''
  // Looked at in every frame while it is open: nothing else tells of all that can move an element.
  const look = () => {
    frame = requestAnimationFrame(look)
    const { left, right, top, bottom, width } = anchor.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const seen = [
      left,
      top,
      width,
      bottom,
      clientWidth,
      clientHeight,
      floating.scrollWidth,
      floating.scrollHeight,
    ].join()
    if (seen === drawn) return
    drawn = seen
    if (matchWidth) style.minWidth = `min(${width}px, 100% - ${2 * EDGE_PX}px)`
    const below = clientHeight - bottom - GAP_PX - EDGE_PX
    const above = top - GAP_PX - EDGE_PX
    const isBelow = floating.scrollHeight <= below || below >= above
    style.maxHeight = `${Math.max(LEAST_HEIGHT_PX, isBelow ? below : above)}px`
    const { offsetWidth, offsetHeight } = floating
    const wanted = placement === 'bottom-end' ? right - offsetWidth : left
    style.left = `${Math.max(EDGE_PX, Math.min(wanted, clientWidth - EDGE_PX - offsetWidth))}px`
    style.top = `${isBelow ? bottom + GAP_PX : top - GAP_PX - offsetHeight}px`
  }
  look()
  return () => cancelAnimationFrame(frame)
}
