/** The language a part of a page is written in, as the page itself says it. */
import { type Language, toLanguage } from '@cartwright/core'
import { isShadowRoot } from '../primitives/node-kinds'
import { rootsAround } from '../primitives/roots-around'

/** The element nearest to a node, through shadow roots, that says what language it is in. */
function languageHolder(node: Element): Element | undefined {
  const holder = node.closest('[lang]')
  if (holder) return holder
  const root = node.getRootNode()
  return isShadowRoot(root) ? languageHolder(root.host) : undefined
}

/**
 * The language of the nearest `lang`, where it is one of ours; undefined where the language of the whole page holds, which
 * the shop has.
 */
export function languageOf(element: Element): Language | undefined {
  const holder = languageHolder(element)
  return holder === document.documentElement ? undefined : toLanguage(holder?.getAttribute('lang') ?? undefined)
}

interface Watch {
  observer: MutationObserver
  listeners: Set<() => void>
}

const watches = new Map<Node, Watch>()

/** Calls `look` whenever a `lang` around the element may have changed. Returns how to stop. */
export function watchLanguage(element: Node, look: () => void): () => void {
  const roots = rootsAround(element)
  for (const root of roots) {
    let watch = watches.get(root)
    if (!watch) {
      const listeners = new Set<() => void>()
      const observer = new MutationObserver(() => {
        for (const listen of listeners) listen()
      })
      observer.observe(root, { attributeFilter: ['lang'], subtree: true })
      watch = { observer, listeners }
      watches.set(root, watch)
    }
    watch.listeners.add(look)
  }
  return () => {
    for (const root of roots) {
      const watch = watches.get(root)
      watch?.listeners.delete(look)
      if (watch?.listeners.size !== 0) continue
      watch.observer.disconnect()
      watches.delete(root)
    }
  }
}
