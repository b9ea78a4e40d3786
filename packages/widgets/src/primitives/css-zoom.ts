/**
 * CSS `zoom` around an element. Boxes (`getBoundingClientRect`) are measured in px of the window, its own lengths (`offsetWidth`, and
 * what is written to `style`) in px of the element: the first are divided by this before they are written. 1 in a browser that has no `currentCSSZoom`.
 */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1

/**
 * What of a window a page is seen in, without scroll bars, in px of the window. Not `clientWidth` of the page: without a doctype its
 * height is that of the content, and CSS `zoom` changes it.
 */
export const windowSize = ({ visualViewport, innerWidth, innerHeight }: Window): { width: number; height: number } => ({
  width: visualViewport?.width ?? innerWidth,
  height: visualViewport?.height ?? innerHeight,
})
