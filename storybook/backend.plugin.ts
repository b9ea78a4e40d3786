/**
 * Puts the real reference server behind /prod-api and /pictures of Storybook's own server: in memory, with the demo data,
 * started by the first request. A built Storybook has it in the browser: server-in-browser/.
 */
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** By its path: a test runner may resolve names from the root, which does not depend on the server. */
const TESTING = fileURLToPath(new URL('../packages/server/src/testing/index.ts', import.meta.url))
const SERVED = ['/prod-api', '/pictures/']

interface TestServer {
  url: string
  close: () => Promise<void>
}

export function backend(): Plugin {
  return {
    name: 'cartwright-backend',
    apply: 'serve',
    configureServer(vite) {
      let started: Promise<TestServer> | undefined
      const start = () => {
        started ??= vite.ssrLoadModule(TESTING).then(module => (module.startTestServer as () => Promise<TestServer>)())
        return started
      }
      vite.httpServer?.once('close', () => void started?.then(server => server.close()))
      vite.middlewares.use((incoming, outgoing, next) => {
        if (!SERVED.some(path => incoming.url?.startsWith(path))) return next()
        start().then(({ url }) => {
          const { method, headers } = incoming
          // A connection that is used again may have been closed by the server in this moment.
          const onward = request(new URL(incoming.url ?? '', url), { method, headers, agent: false }, answer => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
            answer.pipe(outgoing)
          })
          onward.once('error', next)
          incoming.pipe(onward)
        }, next)
      })
    },
  }
}
