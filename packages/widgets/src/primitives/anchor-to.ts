/** Placement by Floating UI, which is loaded when the first popover opens. The elements have anchor-to.light.ts. */
import type { AnchorTo } from './anchor-to.types'
import { zoomOf } from './css-zoom'

export const anchorTo: AnchorTo = (anchor, floating, options) => {
  // Right at once for the usual case; the placement code then flips and shifts where that does not fit.
  const { left, bottom } = anchor.getBoundingClientRect()
  const zoom = zoomOf(floating)
  Object.assign(floating.style, { left: `${left / zoom}px`, top: `${bottom / zoom}px` })
  let stop: (() => void) | undefined
  let isGone = false
  void import('./floating-position').then(
    module => {
      if (!isGone) stop = module.positionFloating(anchor, floating, options)
    },
    () => undefined, // Offline: it stays below its anchor, which is usable.
  )
  return () => {
    isGone = true
    stop?.()
  }
}
