/**
 * Script-tag loader: finds the elements on the page and imports only those. What each of them needs is imported beside them, and
 * the first questions to the shop leave at once.
 * `<script type="module" src="…/loader.js" data-api="https://…/prod-api"></script>`
 */

import { askAhead, type Shop, type ShopOptions, toLanguage } from '@cartwright/core'
import { hint } from './element/hint'
import {
  configure as configureFor,
  DEFAULT_PREFIX,
  optionsFromData,
  pageShops,
  placeOf,
  shopOptions,
  signOut,
} from './element/page-config'
import { elementNames, importElement, importLanguage, importShared, preloadForBuyer } from './import-element'

export { signOut }

/** Fired once on `document` when the elements of the page at load time are defined. */
export const READY_EVENT = 'cw-ready'

/** Prefixes of the elements that this file defines: one for each of its script tags. */
const prefixes = new Set<string>()
const seen = new Set<HTMLScriptElement>()
const { origin } = new URL(import.meta.url)
const UNDEFINED = ':not(:defined)'
/** What an element's name may begin with, up to its hyphen. */
const PREFIX = /^[a-z][a-z\d._]*(-[a-z\d._]+)*$/
const loading = new Map<string, Promise<unknown>>()
/** Until a file that could not be had is asked for again; twice as long after each failure. */
const RETRY_MS = 3_000
/** Until a tag counts as misspelt or left alone: the page, or another supplier's script, may define it. */
const UNKNOWN_MS = 2_000

/**
 * Options for the shop of all elements of a prefix that have none of their own, or that shop itself; see the README.
 * @param prefix default: that of this file's first script tag
 */
export function configure(options: ShopOptions | { shop: Shop }, prefix?: string): void {
  const [own = DEFAULT_PREFIX] = prefixes
  configureFor(options, prefix ?? own)
}

/** Takes over what stands on a script tag of this file. What the page configured by script comes before that. */
function readTag(script: HTMLScriptElement): void {
  if (script.src !== import.meta.url || seen.has(script)) return
  seen.add(script)
  const { api = '', prefix = '' } = script.dataset
  const name = prefix || DEFAULT_PREFIX
  if (!PREFIX.test(name)) {
    hint(texts => texts.notAPrefix(name))
    return
  }
  const place = placeOf(name)
  if (place.api !== undefined && place.api !== api) {
    const known = place.api
    hint(texts => texts.ignoredTag({ src: script.src, api, prefix: name, known }))
    return
  }
  place.api = api
  place.origin = origin
  place.options = { ...optionsFromData(script.dataset), ...place.options }
  prefixes.add(name)
  preload(script)
}

/** Elements that a page adds later, named on the tag with their prefix: they are fetched with those that stand on it. */
function preload(script: HTMLScriptElement): void {
  const tags = script.dataset.preload?.split(/\s+/).filter(prefixOf) ?? []
  if (tags.length === 0) return
  importShared()
  importLanguageOf(script)
  for (const tag of tags) void load(tag)
}

/** On a server there is no page, and nothing to do. */
const hasPage = typeof document !== 'undefined'
if (hasPage) for (const script of document.scripts) readTag(script)
// Imported by a script of the page.
if (hasPage && seen.size === 0) {
  prefixes.add(DEFAULT_PREFIX)
  placeOf(DEFAULT_PREFIX).origin ??= origin
}

function load(tag: string, retryMs = RETRY_MS): Promise<unknown> {
  let module = loading.get(tag)
  if (!module) {
    const prefix = prefixOf(tag) ?? ''
    const name = tag.slice(prefix.length + 1)
    const file = importElement(name)
    // After the module that has imported this one, and calls configure().
    if (file) queueMicrotask(() => ask(prefix, name))
    module = Promise.resolve(file).then(
      found => (found ? found.element.define(prefix) : void setTimeout(tellUnknown, UNKNOWN_MS, tag, prefix)),
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

/** Asks the shop of an element who is signed in, and what is in the cart where that is shown, before the shop is there; fetches what they see. */
function ask(prefix: string, name: string): void {
  const place = placeOf(prefix)
  const isCart = name === 'cart'
  if (isCart) place.hasCart = true
  if (place.shop) return
  const options = shopOptions(place)
  const isKnown = askAhead(pageShops().ahead, options, { jar: document, isCart })
  // Who stands at the page of a company that signs its readers in is about to be known.
  if (isKnown || options.getToken) preloadForBuyer(name)
}

function tellUnknown(tag: string, prefix: string): void {
  if (!customElements.get(tag)) hint(texts => texts.unknownTag(tag, prefix, elementNames))
}

function find(root: ParentNode): Promise<unknown> {
  const found = [...root.querySelectorAll(UNDEFINED)]
  if (root instanceof Element && root.matches(UNDEFINED)) found.push(root)
  const tags = [...new Set(found.map(element => element.localName).filter(prefixOf))]
  if (tags.length > 0) importShared()
  for (const element of found) if (tags.includes(element.localName)) importLanguageOf(element)
  return Promise.all(tags.map(tag => load(tag)))
}

/** Beside its file: what stands in another language than English is drawn when its texts are there. */
function importLanguageOf(element: Element): void {
  const own = element.closest('[lang]')
  const isPage = !own || own === document.documentElement
  const { language } = isPage
    ? shopOptions(placeOf(prefixOf(element.localName) ?? DEFAULT_PREFIX))
    : { language: own.getAttribute('lang') ?? '' }
  const known = toLanguage(language)
  if (known && known !== 'en') importLanguage(known)
}

/** The longest of our prefixes that a tag has. */
function prefixOf(tag: string): string | undefined {
  return [...prefixes].filter(prefix => tag.startsWith(`${prefix}-`)).sort((a, b) => b.length - a.length)[0]
}

/** Elements of the page whose prefix no script tag has are named, once. Another supplier's script may define them. */
function tellOtherPrefix(): void {
  const [prefix] = prefixes
  if (prefix && !prefixes.has(DEFAULT_PREFIX)) hint(texts => texts.otherPrefix(elementNames, prefix, origin))
}

const watched = new WeakSet<Node>()

/**
 * Defines what `root` holds now and what is added later. The page itself is scanned by the loader; call this for a shadow
 * root of your own, which no one can see into from outside.
 */
export function scan(root: Document | ShadowRoot | Element = document): Promise<unknown> {
  if (!watched.has(root)) {
    watched.add(root)
    new MutationObserver(records => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) {
          // A file runs once, however many tags name it.
          if (node instanceof HTMLScriptElement) {
            const known = prefixes.size
            readTag(node)
            if (prefixes.size > known) void find(document)
          } else if (node instanceof Element) void find(node)
        }
    }).observe(root, { childList: true, subtree: true })
  }
  return find(root)
}

if (hasPage) {
  setTimeout(tellOtherPrefix, UNKNOWN_MS)
  void scan().then(() => document.dispatchEvent(new CustomEvent(READY_EVENT)))
}
