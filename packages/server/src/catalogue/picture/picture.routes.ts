/** Serves drawn pictures: `/pictures/toner-cyan.svg`. */
import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { chooseEncoding, compress, type Encoding } from '../../http/compression'
import { PICTURES_PATH } from '../image-path'
import { pictureOf } from './product-picture'

/** Drawn pictures are kept, up to this many; a catalogue has some hundred. */
const KEPT_MAX = 600
const CACHE_SECONDS = 30 * 24 * 3600

interface Drawn {
  svg: Uint8Array<ArrayBuffer>
  etag: string
  compressed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

/** To be mounted at `/`. */
export function pictureRoutes(): Hono {
  const kept = new Map<string, Drawn>()
  const routes = new Hono()
  routes.get(`${PICTURES_PATH}/:file{[a-z0-9.-]+\\.svg}`, async c => {
    const drawn = find(kept, c.req.param('file').slice(0, -'.svg'.length))
    if (!drawn) return c.text('There is no such picture.\n', 404)
    c.header('Cache-Control', `public, max-age=${CACHE_SECONDS}`)
    c.header('ETag', drawn.etag)
    c.header('Vary', 'Accept-Encoding')
    // Pages of other origins show them beside the shop's elements.
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    if (c.req.header('If-None-Match') === drawn.etag) return c.body(null, 304)
    c.header('Content-Type', 'image/svg+xml; charset=utf-8')
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'))
    if (!encoding) return c.body(drawn.svg)
    c.header('Content-Encoding', encoding)
    return c.body(await compressed(drawn, encoding))
  })
  return routes
}

function find(kept: Map<string, Drawn>, key: string): Drawn | undefined {
  const known = kept.get(key)
  if (known) return known
  const picture = pictureOf(key)
  if (picture === undefined) return undefined
  const svg = new Uint8Array(Buffer.from(picture))
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`
  const drawn = { svg, etag, compressed: new Map() }
  const [oldest] = kept.keys()
  if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest)
  kept.set(key, drawn)
  return drawn
}

function compressed({ svg, compressed: made }: Drawn, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = made.get(encoding) ?? compress(svg, encoding)
  made.set(encoding, bytes)
  return bytes
}
