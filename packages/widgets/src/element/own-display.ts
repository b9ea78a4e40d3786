/**
 * Keeps an element a box on pages whose rules win over those of its shadow root. `* { all: revert }` makes every element inline and
 * takes its reserved size: any rule of the page has precedence over `:host`.
 */
import type { ElementBox } from './element.types'

/** A change of these on the element, or of the class of something around it, may show or hide it. */
const OF_ITSELF = { attributeFilter: ['class', 'hidden', 'style'] }
const OF_THE_PAGE = { attributeFilter: ['class'] }

interface Box {
  /** What the element is meant to be. */
  display: string
  /** Block size that it reserves, or nothing. */
  reserves: string
  /** Its inline `display`, where that is ours. */
  given?: string | undefined
  /** Stops following what may show or hide it. */
  stop?: (() => void) | undefined
  /** Forgets the changes that we have made ourselves. */
  forget?: () => void
}

const boxes = new WeakMap<HTMLElement, Box>()
/** Those to look at in their window. */
const due = new Map<Window, Set<HTMLElement>>()
/** Windows in which an element of ours has been looked at: whether one was made inline. */
const makesInline = new WeakMap<Window, boolean>()

/**
 * Gives an element that the page makes inline the box it is meant to have. All that arrive together are read together: in the next
 * frame, which costs nothing, and at once for the first of a page and where the page has made one inline, because a frame in which
 * they have no place can be seen. One that the page hides stays hidden.
 */
export function holdDisplay(element: HTMLElement, { display, reserves = '' }: ElementBox): void {
  const box = boxes.get(element)
  // Something else is around one that was moved.
  if (box) unfollow(box)
  else boxes.set(element, { display: display ?? 'block', reserves })
  const view = lookSoon(element)
  if (view && makesInline.get(view) !== false) queueMicrotask(() => lookIn(view))
}

/** The element has left the page. */
export const releaseDisplay = (element: HTMLElement): void => unfollow(boxes.get(element))

function unfollow(box: Box | undefined): void {
  box?.stop?.()
  if (box) box.stop = undefined
}

/** In the next frame, if not before. @returns the window that the element is in */
function lookSoon(element: HTMLElement): Window | null {
  const view = element.ownerDocument.defaultView
  if (!view) return view
  const waiting = due.get(view)
  waiting?.add(element)
  if (waiting) return view
  due.set(view, new Set([element]))
  view.requestAnimationFrame(() => lookIn(view))
  return view
}

function lookIn(view: Window): void {
  const found = [...(due.get(view) ?? [])].flatMap(element => {
    const box = boxes.get(element)
    return box && element.isConnected ? [{ element, box }] : []
  })
  due.delete(view)
  // What the page says by itself is read: without ours.
  for (const { element, box } of found) {
    if (box.given && element.style.display === box.given) takeStyle(element, box)
    box.given = undefined
  }
  const displays = found.map(({ element }) => getComputedStyle(element).display)
  for (const [at, { element, box }] of found.entries()) {
    const display = displays[at]
    const isMadeInline = display === 'inline'
    if (!makesInline.get(view)) makesInline.set(view, isMadeInline && box.display !== 'inline')
    if (isMadeInline) {
      // Chromium reverts the meaning of the attribute, too.
      box.given = element.hidden ? 'none' : box.display
      giveStyle(element, box)
    }
    // One that is hidden may be inline when it is shown, and one that the page itself has given a style when that is taken back.
    if (display !== 'inline' && display !== 'none') {
      if (element.style.display === '') unfollow(box)
    } else if (!box.stop) follow(element, box, view)
    box.forget?.()
  }
}

function giveStyle({ style }: HTMLElement, { given = '', reserves }: Box): void {
  style.display = given
  style.minBlockSize ||= reserves
}

function takeStyle(element: HTMLElement, { reserves }: Box): void {
  const { style } = element
  style.display = ''
  if (style.minBlockSize === reserves) style.minBlockSize = ''
  if (element.getAttribute('style') === '') element.removeAttribute('style')
}

function follow(element: HTMLElement, box: Box, view: Window): void {
  const look = () => lookSoon(element)
  const observer = new MutationObserver(look)
  observer.observe(element, OF_ITSELF)
  for (let node = parentOf(element); node; node = parentOf(node)) observer.observe(node, OF_THE_PAGE)
  view.addEventListener('resize', look)
  // Paper comes without a frame.
  const paper = view.matchMedia('print')
  const lookNow = () => {
    look()
    lookIn(view)
  }
  paper.addEventListener('change', lookNow)
  box.forget = () => void observer.takeRecords()
  box.stop = () => {
    observer.disconnect()
    view.removeEventListener('resize', look)
    paper.removeEventListener('change', lookNow)
  }
}

/** The element around a node, through shadow roots. */
const parentOf = (node: Element): Element | undefined => node.parentElement ?? (node.getRootNode() as ShadowRoot).host
