/**
 * The one place where markup of a server becomes something to draw. It is fetched with the first text that has any.
 * What is not on the lists below does not get through (docs/decisions/0041-texts-with-markup.md).
 */
import { Parser } from 'htmlparser2'
import type { RichElement, RichNode, RichTag } from './rich-text.types'

/** More is no text for a page; it is cut off. */
const MAX_LENGTH = 100_000
/** Elements within each other; deeper ones are left out and their text stays. */
const MAX_DEPTH = 24

/** Each allowed element, with those one of which it has to be in; without its parent it is left out and its text stays. */
const ALLOWED: Readonly<Record<RichTag, readonly RichTag[] | null>> = {
  p: null,
  h2: null,
  h3: null,
  h4: null,
  ul: null,
  ol: null,
  dl: null,
  blockquote: null,
  pre: null,
  hr: null,
  br: null,
  a: null,
  strong: null,
  b: null,
  em: null,
  i: null,
  u: null,
  s: null,
  small: null,
  sub: null,
  sup: null,
  code: null,
  abbr: null,
  time: null,
  mark: null,
  table: null,
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  th: ['tr'],
  td: ['tr'],
}

/** The page has its own h1. */
const RENAMED: Readonly<Record<string, RichTag>> = { h1: 'h2', h5: 'h4', h6: 'h4', del: 's', ins: 'u' }

/** These hold no text for readers: they go with all they hold. */
const DROPPED = new Set(
  'script style template iframe frameset object embed applet noscript noembed noframes textarea title head svg math select option xmp plaintext audio video canvas'.split(
    ' ',
  ),
)

/** Between these elements blanks are only the layout of the source. */
const WITHOUT_TEXT = new Set<RichTag | undefined>(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr'])

const LINK_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:'])
const SOMEWHERE = 'https://shop.invalid'

/** @returns a path of the shop, an address, or undefined for what a link must not do */
function safeHref(href: string): string | undefined {
  if (!URL.canParse(href, SOMEWHERE)) return
  // Read as a browser reads it: with tabs, line breaks, backslashes and letters in any case.
  const url = new URL(href, SOMEWHERE)
  if (url.origin !== SOMEWHERE) return LINK_SCHEMES.has(url.protocol) ? url.href : undefined
  const path = url.pathname + url.search + url.hash
  // `foo` depends on where it is read, and `/.//elsewhere.example` is no path of the shop.
  return href.trim().startsWith('/') && !path.startsWith('//') ? path : undefined
}

const wholeNumber = (text: string | undefined) => (text && /^[1-9]\d?$/.test(text) ? Number(text) : undefined)

/** Reads the attributes an element may keep; what is undefined is left out. */
const READ: Partial<Record<RichTag, (given: Record<string, string>) => Record<string, string | number | undefined>>> = {
  a: ({ href }) => ({ href: href === undefined ? undefined : safeHref(href) }),
  ol: ({ start }) => ({ start: wholeNumber(start) }),
  th: ({ colspan, rowspan, scope }) => ({
    colSpan: wholeNumber(colspan),
    rowSpan: wholeNumber(rowspan),
    scope: scope === 'row' || scope === 'col' ? scope : undefined,
  }),
  td: ({ colspan, rowspan }) => ({ colSpan: wholeNumber(colspan), rowSpan: wholeNumber(rowspan) }),
  abbr: ({ title }) => ({ title }),
  time: ({ datetime }) => ({ dateTime: datetime }),
}

function readAttributes(tag: RichTag, given: Record<string, string>): RichElement['attributes'] {
  const { lang, dir } = given
  const read = {
    ...READ[tag]?.(given),
    lang: lang && /^[a-z]{2,3}(-\w{2,8})*$/i.test(lang) ? lang : undefined,
    dir: dir === 'ltr' || dir === 'rtl' ? dir : undefined,
  }
  const kept: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(read)) if (value !== undefined) kept[name] = value
  return kept
}

const isTag = (name: string): name is RichTag => Object.hasOwn(ALLOWED, name)

/** An element that is open at this point of the source, drawn or not. */
interface Open {
  /** Nearest one that is drawn. */
  tag: RichTag | undefined
  /** Where what comes next belongs. */
  into: RichNode[]
  depth: number
  isDropped: boolean
  isInLink: boolean
}

/** @returns what is allowed of `html`, never anything that runs */
export function parseHtml(html: string): RichNode[] {
  const nodes: RichNode[] = []
  const stack: Open[] = []
  const top = (): Open => stack.at(-1) ?? { tag: undefined, into: nodes, depth: 0, isDropped: false, isInLink: false }

  const open = (name: string, given: Record<string, string>): Open => {
    const outer = top()
    const tag = RENAMED[name] ?? name
    if (outer.isDropped || DROPPED.has(name)) return { ...outer, isDropped: true }
    if (!isTag(tag) || outer.depth >= MAX_DEPTH) return outer
    const parents = ALLOWED[tag]
    if (parents && !(outer.tag && parents.includes(outer.tag))) return outer
    const attributes = readAttributes(tag, given)
    if (tag === 'a' && (outer.isInLink || attributes.href === undefined)) return outer
    const children: RichNode[] = []
    outer.into.push({ tag, attributes, children })
    return { tag, into: children, depth: outer.depth + 1, isDropped: false, isInLink: outer.isInLink || tag === 'a' }
  }

  const parser = new Parser({
    onopentag: (name, given) => void stack.push(open(name, given)),
    onclosetag: () => void stack.pop(),
    ontext: text => {
      const { tag, into, isDropped } = top()
      if (isDropped || (WITHOUT_TEXT.has(tag) && text.trim() === '')) return
      const last = into.at(-1)
      if (typeof last === 'string') into[into.length - 1] = last + text
      else into.push(text)
    },
  })
  parser.write(html.slice(0, MAX_LENGTH))
  parser.end()
  return nodes
}
