/** Pages of someone else, on an origin of their own. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { freePort } from './built-shop'

export interface HostPages {
  /** `http://127.0.0.1:<port>` */
  origin: string
  /**
   * What stands at a path, from now on: the whole document. `/folder/*` stands for every path below a folder.
   * @param charset in which the host sends it
   */
  put(path: string, html: string, charset?: 'utf-8' | 'windows-1252'): void
  /** What browsers have sent with each request, oldest first. */
  received: IncomingHttpHeaders[]
  close(): void
}

/** @param port known beforehand: a shop is configured at its start whom to allow */
export async function startHostPages(port?: number): Promise<HostPages> {
  const pages = new Map<string, { html: string; charset: 'utf-8' | 'windows-1252' }>()
  const received: IncomingHttpHeaders[] = []
  const at = port ?? (await freePort())
  const server = createServer(({ url = '/', headers }, response) => {
    received.push(headers)
    const { pathname } = new URL(url, 'http://host')
    const folders = pathname.split('/').map((_, at, parts) => `${parts.slice(0, at + 1).join('/')}/*`)
    const page = [pathname, ...folders.toReversed()].map(path => pages.get(path)).find(known => known !== undefined)
    const { html, charset } = page ?? { html: 'The host has no such page.', charset: 'utf-8' }
    response.writeHead(page ? 200 : 404, { 'Content-Type': `text/html; charset=${charset}` })
    response.end(Buffer.from(html, charset === 'utf-8' ? 'utf8' : 'latin1'))
  }).listen(at, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${at}`,
    received,
    put: (path, html, charset = 'utf-8') => void pages.set(path, { html, charset }),
    close: () => void server.close(),
  }
}

/** A page of the host around what it embeds. */
export const hostPage = (body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${body}</html>`

/**
 * The strictest policy that our elements work under, as the guide has it.
 * @param shopUrl origin of the shop
 * @param inline what the page has between its own `<script>` and `<style>` tags
 */
export function strictPolicy(shopUrl: string, inline: readonly string[] = []): string {
  const hashes = inline.map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
  return `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${shopUrl} ${hashes}; connect-src ${shopUrl}; img-src ${shopUrl} data:; font-src ${shopUrl}; style-src 'self' ${hashes}; require-trusted-types-for 'script'">`
}
