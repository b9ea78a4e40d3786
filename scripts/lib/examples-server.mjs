// The example pages on an origin of their own: what a reseller's web server would send, headers included.
import { readFileSync } from 'node:fs'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { fromRoot, SDK } from './paths.mjs'

/** The shop's address as it stands in the pages; another one is put in its place when they are sent. */
const WRITTEN_SHOP = 'http://localhost:4173'
/** Media types in which it stands. */
const TEXTS = /^text\/(?:html|css|javascript)/

/** @param {{ shop?: string }} options `shop`: origin of the shop that the pages talk to */
export function createExamplesServer({ shop = WRITTEN_SHOP } = {}) {
  const rewrite = text => text.replaceAll(WRITTEN_SHOP, shop)
  const headers = parseHeaders(rewrite(readFileSync(fromRoot('examples/_headers'), 'utf8')))
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-cache')
    c.header('X-Content-Type-Options', 'nosniff')
  })
  app.on('POST', '*', c => c.text('Only GET and HEAD.\n', 405))
  // Scripts of other origins may read the elements.
  app.use('/sdk/*', async (c, next) => {
    await next()
    c.header('Access-Control-Allow-Origin', '*')
  })
  app.get('/sdk/*', serveStatic({ root: SDK, rewriteRequestPath: path => path.slice('/sdk'.length) }))
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers.get(c.req.path) ?? {})) c.header(name, value)
    if (!TEXTS.test(c.res.headers.get('Content-Type') ?? '')) return
    c.res = new Response(rewrite(await c.res.text()), c.res)
    // Of the file as it is written.
    c.res.headers.delete('Content-Length')
  })
  app.get('*', serveStatic({ root: fromRoot('examples') }))
  return createAdaptorServer({ fetch: app.fetch })
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
