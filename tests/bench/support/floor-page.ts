/** The page that embedded pages are compared with: loader, the libraries of the elements, one paragraph. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../../packages/widgets/', import.meta.url))

export interface FloorFiles {
  /** Of the script that a page loads. */
  url: string
  close(): void
}

/** Builds the files as the elements are built and serves them as the shop serves those: compressed, to pages of any origin. */
export async function startFloorFiles(): Promise<FloorFiles> {
  const built = await build({ root, configFile: join(root, 'vite.floor.config.ts'), logLevel: 'warn' })
  const files = new Map<string, Buffer>()
  for (const { output } of [built].flat() as { output: { type: string; fileName: string; code: string }[] }[])
    for (const file of output) if (file.type === 'chunk') files.set(`/${file.fileName}`, brotliCompressSync(file.code))
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url)
    response.writeHead(file ? 200 : 404, {
      'Access-Control-Allow-Origin': '*',
      'Content-Encoding': 'br',
      'Content-Type': 'text/javascript',
    })
    response.end(file)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/loader.js`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
