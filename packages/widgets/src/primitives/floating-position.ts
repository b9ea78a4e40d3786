/** Exact placement of popovers by Floating UI. */
import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/react'
import { type AnchorTo, EDGE_PX, GAP_PX, LEAST_HEIGHT_PX } from './anchor-to.types'

export const positionFloating: AnchorTo = (anchor, floating, { placement, matchWidth }) => {
  const middleware = [
    offset(GAP_PX),
    flip({ padding: EDGE_PX }),
    shift({ padding: EDGE_PX }),
    size({
      padding: EDGE_PX,
      apply: ({ availableHeight, rects }) => {
        floating.style.maxHeight = `${Math.max(LEAST_HEIGHT_PX, availableHeight)}px`
        const room = document.documentElement.clientWidth - 2 * EDGE_PX
        if (matchWidth) floating.style.minWidth = `${Math.min(rects.reference.width, room)}px`
      },
    }),
  ]
  return autoUpdate(anchor, floating, () => {
    void computePosition(anchor, floating, { placement, strategy: 'fixed', middleware }).then(({ x, y }) => {
      floating.style.left = `${x}px`
      floating.style.top = `${y}px`
    })
  })
}
