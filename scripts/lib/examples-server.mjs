// The example pages on an origin of their own: what a reseller's web server would send, headers included.
import { readFileSync } from 'node:fs'
import { ELEMENTS, fromRoot } from './paths.mjs'
import { createStaticServer } from './static-server.mjs'

/** The shop's address as it stands in the pages; another one is put in its place when they are sent. */
const WRITTEN_SHOP = 'http://localhost:4173'

/** @param {{ shop?: string }} options `shop`: origin of the shop that the pages talk to */
export function createExamplesServer({ shop = WRITTEN_SHOP } = {}) {
  const rewrite = text => text.replaceAll(WRITTEN_SHOP, shop)
  const headers = parseHeaders(rewrite(readFileSync(fromRoot('examples/_headers'), 'utf8')))
  return createStaticServer({
    folders: [
      { prefix: '/', folder: fromRoot('examples') },
      { prefix: '/sdk/', folder: ELEMENTS, isShared: true },
    ],
    headers: path => headers.get(path) ?? {},
    rewrite,
  })
}

/**
 * Headers per page: a line with the path, then indented `Name: value` lines. Indented further, a value goes on.
 * @returns {Map<string, Record<string, string>>}
 */
export function parseHeaders(text) {
  const pages = new Map()
  let page
  let name
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue
    const [, indent, content] = /^(\s*)(.*)$/.exec(line)
    if (indent.length === 0) {
      page = {}
      pages.set(content.trim(), page)
    } else if (indent.length <= 2) {
      const colon = content.indexOf(':')
      name = content.slice(0, colon).toLowerCase()
      page[name] = content.slice(colon + 1).trim()
    } else page[name] = `${page[name]} ${content.trim()}`.trim()
  }
  return pages
}
