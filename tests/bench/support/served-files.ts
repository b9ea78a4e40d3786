/** Files of a page as the shop serves them: compressed, to pages of any origin. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

export interface ServedFiles {
  /** Of the loader, which a page names in its script tag. */
  loader: string
  close(): void
}

/** @param files contents by path, `/loader.js` among them */
export async function serveFiles(files: ReadonlyMap<string, Buffer | string>): Promise<ServedFiles> {
  const packed = new Map([...files].map(([path, content]) => [path, brotliCompressSync(content)]))
  const server = createServer(({ url = '' }, response) => {
    const file = packed.get(url)
    response.writeHead(file ? 200 : 404, {
      'Access-Control-Allow-Origin': '*',
      'Content-Encoding': 'br',
      'Content-Type': url.endsWith('.json') ? 'application/json' : 'text/javascript',
    })
    response.end(file)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    loader: `http://localhost:${(server.address() as AddressInfo).port}/loader.js`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
