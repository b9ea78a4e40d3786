/**
 * Finds the outlet for a step that an element of the page is about to take. The host is asked first: what it has prevented is no
 * business of an outlet, and what an outlet draws it prevents.
 */
import type { Shop } from '@cartwright/core'
import { isElement, isShadowRoot } from '../primitives/node-kinds'

/** An outlet of this page. */
export interface ReachableOutlet {
  /** Only steps of its own shop are taken. */
  shop: Shop
  /** Where it stands on the page. */
  place: Node
  /** Whether it draws a path. */
  draws: (path: string) => boolean
  /** Draws it; `isReplaced`: in the place of what is drawn, so that no way leads back to it. */
  take: (path: string, isReplaced: boolean) => void
}

/** The steps of a widget; each carries the path it leads to. */
const STEPS = ['cw-navigate', 'cw-checkout', 'cw-order', 'cw-open-cart', 'cw-order-placed'] as const

const outlets = new Set<ReachableOutlet>()

/** After all that listen to this event: the host may listen on the window, too. */
function followStep(event: Event): void {
  const answer = (bubbled: Event) => {
    window.removeEventListener(event.type, answer)
    // One that was stopped on its way leaves the answer to the next.
    if (bubbled === event) takeStep(event)
  }
  window.addEventListener(event.type, answer)
}

function takeStep(event: Event): void {
  const path: unknown = (event as CustomEvent<{ path?: unknown } | null>).detail?.path
  if (event.defaultPrevented || typeof path !== 'string') return
  const nodes = event.composedPath()
  const shop = nodes.map(shopOf).find(Boolean)
  const [nearest] = [...outlets]
    .filter(outlet => outlet.shop === shop && outlet.draws(path))
    .map(outlet => ({ outlet, distance: distanceTo(outlet.place, nodes) }))
    .sort((one, other) => one.distance - other.distance)
  if (!nearest) return
  event.preventDefault()
  nearest.outlet.take(path, event.type === 'cw-order-placed')
}

const shopOf = (node: EventTarget): Shop | undefined =>
  isElement(node) && node.localName.includes('-') ? (node as Element & { shop?: Shop }).shop : undefined

/** How many steps up from the one that asked something lies that holds the outlet. */
function distanceTo(place: Node, nodes: readonly EventTarget[]): number {
  const around = new Set<EventTarget>()
  for (let node: Node | null = place; node; node = node.parentNode ?? (isShadowRoot(node) ? node.host : null))
    around.add(node)
  const at = nodes.findIndex(node => around.has(node))
  return at < 0 ? nodes.length : at
}

/** @returns how to leave */
export function joinOutlets(outlet: ReachableOutlet): () => void {
  if (outlets.size === 0) for (const step of STEPS) window.addEventListener(step, followStep, true)
  outlets.add(outlet)
  return () => {
    outlets.delete(outlet)
    if (outlets.size === 0) for (const step of STEPS) window.removeEventListener(step, followStep, true)
  }
}
