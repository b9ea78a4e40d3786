/**
 * Script-tag loader: finds the elements on the page and imports only those.
 * `<script type="module" src="…/loader.js" data-api="https://…/prod-api"></script>`
 */
import { configure, optionsFromData, pageSlot } from './element/page-config'
import { importElement } from './import-element'

export { configure }

/** Fired once on `document` when the elements of the page at load time are defined. */
export const READY_EVENT = 'cw-ready'

const script = [...document.scripts].find(candidate => candidate.src === import.meta.url)
const prefix = script?.dataset.prefix || 'cw'
const UNDEFINED = ':not(:defined)'
const loading = new Map<string, Promise<unknown>>()
/** Until a file that could not be had is asked for again; twice as long after each failure. */
const RETRY_MS = 3_000

function load(tag: string, retryMs = RETRY_MS): Promise<unknown> {
  let module = loading.get(tag)
  if (!module) {
    module = Promise.resolve(importElement(tag.slice(prefix.length + 1))).then(
      found => found?.element.define(prefix),
      (error: unknown) => {
        // The next look at the page tries again, too.
        loading.delete(tag)
        setTimeout(() => load(tag, retryMs * 2), retryMs)
        reportError(error)
        document.dispatchEvent(new CustomEvent('cw-load-error', { detail: { tag, error } }))
      },
    )
    loading.set(tag, module)
  }
  return module
}

function find(root: ParentNode): Promise<unknown> {
  const found = [...root.querySelectorAll(UNDEFINED)]
  if (root instanceof Element && root.matches(UNDEFINED)) found.push(root)
  const tags = found.map(element => element.localName).filter(tag => tag.startsWith(`${prefix}-`))
  return Promise.all([...new Set(tags)].map(tag => load(tag)))
}

const watched = new WeakSet<Node>()

/**
 * Defines what `root` holds now and what is added later. The page itself is scanned by the loader; call this for a shadow
 * root of your own, which nobody can see into from outside.
 */
export function scan(root: Document | ShadowRoot | Element = document): Promise<unknown> {
  if (!watched.has(root)) {
    watched.add(root)
    new MutationObserver(records => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) void find(node)
    }).observe(root, { childList: true, subtree: true })
  }
  return find(root)
}

// What the page configured by script comes before what stands on the tag.
if (script) configure({ ...optionsFromData(script.dataset), ...pageSlot().options })
void scan().then(() => document.dispatchEvent(new CustomEvent(READY_EVENT)))
