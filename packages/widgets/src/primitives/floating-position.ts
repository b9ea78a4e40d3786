/** Exact placement of popovers by Floating UI. */
import { autoUpdate, computePosition, flip, offset, platform, shift, size } from '@floating-ui/react'
import { type AnchorTo, EDGE_PX, GAP_PX, LEAST_HEIGHT_PX } from './anchor-to.types'
import { windowSize, zoomOf } from './css-zoom'
import { windowOf } from './owner-document'

/** Sizes in px of the window, as the places are; the platform's own are those before CSS `zoom`. */
const inWindow: typeof platform = {
  ...platform,
  getDimensions: element => {
    const { width, height } = element.getBoundingClientRect()
    return { width, height }
  },
}

export const positionFloating: AnchorTo = (anchor, floating, { placement, matchWidth }) => {
  const view = windowOf(floating.ownerDocument)
  const middleware = [
    offset(GAP_PX),
    flip({ padding: EDGE_PX }),
    shift({ padding: EDGE_PX }),
    size({
      padding: EDGE_PX,
      apply: ({ availableHeight, rects }) => {
        const zoom = zoomOf(floating)
        floating.style.maxHeight = `${Math.max(LEAST_HEIGHT_PX, availableHeight) / zoom}px`
        const room = windowSize(view).width - 2 * EDGE_PX
        if (matchWidth) floating.style.minWidth = `${Math.min(rects.reference.width, room) / zoom}px`
      },
    }),
  ]
  return autoUpdate(anchor, floating, () => {
    void computePosition(anchor, floating, { placement, strategy: 'fixed', middleware, platform: inWindow }).then(
      ({ x, y }) => {
        const zoom = zoomOf(floating)
        floating.style.left = `${x / zoom}px`
        floating.style.top = `${y / zoom}px`
      },
    )
  })
}
