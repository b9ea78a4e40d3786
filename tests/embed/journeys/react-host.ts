/** The application of `tests/embed/react-host`, built by Vite, behind a server that knows its buyers. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions, preview } from 'vite'

const SOURCE = fileURLToPath(new URL('../react-host', import.meta.url))
/** The copy of i18next that `createShop` of the main entry is written for. */
const I18NEXT = fileURLToPath(new URL('../../../packages/core/node_modules/i18next', import.meta.url))

export interface ReactHost {
  origin: string
  /** What the host has built. */
  folder: string
  close(): Promise<void>
}

/**
 * @param shopUrl origin of the shop
 * @param port of its origin, `http://127.0.0.1:<port>`, which a key has to name
 * @param tokenFor what its server answers to a buyer who is signed in there: the cookie `user` names one
 */
export async function startReactHost(
  shopUrl: string,
  port: number,
  tokenFor: (buyer: string) => Promise<string>,
): Promise<ReactHost> {
  const folder = mkdtempSync(join(tmpdir(), 'react-host-'))
  await build({
    root: SOURCE,
    configFile: false,
    logLevel: 'error',
    define: { SHOP_URL: JSON.stringify(shopUrl) },
    // The packages as they are written: the library is not built for the tests.
    resolve: { conditions: ['cartwright-source', ...defaultClientConditions], alias: { i18next: I18NEXT } },
    build: { outDir: folder, emptyOutDir: true },
  })
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self' data:",
    `img-src 'self' ${shopUrl} data:; connect-src 'self' ${shopUrl}; require-trusted-types-for 'script'`,
  ]
  const host = await preview({
    root: SOURCE,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      headers: { 'Content-Security-Policy': policy.join('; ') },
    },
    plugins: [
      {
        name: 'tokens',
        configurePreviewServer: ({ middlewares }) =>
          void middlewares.use('/cartwright-token', async ({ headers }, response) => {
            const [, buyer] = /(?:^|; )user=([\w.-]+)/.exec(headers.cookie ?? '') ?? []
            response.writeHead(buyer ? 200 : 403, { 'Content-Type': 'application/json' })
            response.end(JSON.stringify(buyer ? { token: await tokenFor(buyer) } : {}))
          }),
      },
    ],
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    close: async () => {
      await host.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
