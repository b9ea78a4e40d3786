/** Pages of someone else, on an origin of their own. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from './built-shop'

export interface HostPages {
  /** `http://127.0.0.1:<port>` */
  origin: string
  /** What stands at a path, from now on: the whole document. `/folder/*` stands for every path below a folder. */
  put(path: string, html: string): void
  close(): void
}

/** @param port known beforehand: a shop is configured at its start whom to allow */
export async function startHostPages(port?: number): Promise<HostPages> {
  const pages = new Map<string, string>()
  const at = port ?? (await freePort())
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host')
    const folders = pathname.split('/').map((_, at, parts) => `${parts.slice(0, at + 1).join('/')}/*`)
    const html = [pathname, ...folders.toReversed()].map(path => pages.get(path)).find(page => page !== undefined)
    response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(html ?? 'The host has no such page.')
  }).listen(at, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${at}`,
    put: (path, html) => void pages.set(path, html),
    close: () => void server.close(),
  }
}

/** A page of the host around what it embeds. */
export const hostPage = (body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${body}</html>`
