export interface BesideOptions {
  /** Below, at the left or the right edge of the anchor; above it where there is more room. */
  placement: 'bottom-start' | 'bottom-end'
  /** At least as wide as what it belongs to. */
  matchWidth: boolean
}

/** Keeps `floating` beside `anchor`, inside of the window, while either moves. Returns how to stop. */
export type AnchorTo = (anchor: Element, floating: HTMLElement, options: BesideOptions) => () => void

/** Distance to the edges of the window, and to the anchor. */
export const EDGE_PX = 8
export const GAP_PX = 4
/** What is left to scroll in, however little room there is. */
export const LEAST_HEIGHT_PX = 80
