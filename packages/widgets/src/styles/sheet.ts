/**
 * The style sheets of the elements: one that all need, what each module draws with, and what the medium changes. A document makes each
 * once, when its first element is drawn, and all elements in it share them.
 */
import forcedColorsCss from './forced-colors.css?inline'
import printCss from './print.css?inline'
import sharedCss from './shared.css?inline'

/** In the order of their arrival, which is that of the cascade. */
const texts = new Set([sharedCss])
/** What the medium changes of all widgets: behind every other sheet, so that it applies to features that arrive later too. */
const closing = [forcedColorsCss, printCss]
/** By document: a sheet belongs to the one whose window has made it. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()
/** Of the elements that are on the page, with css of their own. */
const roots = new Map<ShadowRoot, readonly string[]>()
/** They are about to be given what has come. */
let isDue = false

/**
 * Brings the css that a module draws with into every element of the page, also into those that are there already. Called at the top of
 * the module: the modules that it imports have brought theirs before, so that a whole overrides its parts. Several modules may bring the
 * same text. Pages of the React package have it all in one sheet; their build leaves this call out.
 */
export function addSheet(css: string): void {
  if (texts.has(css)) return
  texts.add(css)
  if (isDue || roots.size === 0) return
  isDue = true
  // After the other modules that arrive with this one, and before anything of them is drawn.
  queueMicrotask(adoptAll)
}

/**
 * Gives an element that comes onto the page all there is, and what comes later, until `leaveSheets`.
 * @param own css of this kind of element
 */
export function joinSheets(root: ShadowRoot, own: readonly string[] = []): void {
  roots.set(root, own)
  adopt(root, own)
}

export const leaveSheets = (root: ShadowRoot): void => void roots.delete(root)

function adoptAll(): void {
  isDue = false
  for (const [root, own] of roots) adopt(root, own)
}

function adopt(root: ShadowRoot, own: readonly string[]): void {
  // Of a document that has no window any more nothing is seen.
  const sheetOf = root.ownerDocument.defaultView && sheetsOf(root.ownerDocument.defaultView)
  if (!sheetOf) return
  const last = closing.map(sheetOf)
  const there = root.adoptedStyleSheets.filter(sheet => !last.includes(sheet))
  const known = new Set(there)
  const missing = [...texts, ...own].map(sheetOf).filter(sheet => !known.has(sheet))
  if (missing.length > 0) root.adoptedStyleSheets = [...there, ...missing, ...last]
}

/** Makes a sheet of a text when a document needs it first: on a server there are none. */
function sheetsOf({ document, CSSStyleSheet: Sheet }: Window & typeof globalThis): (css: string) => CSSStyleSheet {
  const made = sheets.get(document) ?? new Map<string, CSSStyleSheet>()
  sheets.set(document, made)
  return css => {
    const known = made.get(css)
    if (known) return known
    const sheet = new Sheet()
    sheet.replaceSync(css)
    made.set(css, sheet)
    return sheet
  }
}
