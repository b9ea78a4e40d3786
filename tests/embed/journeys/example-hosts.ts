/** The servers of `examples/`, as they stand there. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

const example = (path: string) => fileURLToPath(new URL(`../../../examples/${path}`, import.meta.url))

export interface ExampleHost {
  kind: 'Node' | 'PHP'
  /** Why it cannot run on this machine. */
  missing: string | undefined
  /**
   * Resolves once it answers.
   * @param port of its origin, `http://127.0.0.1:<port>`, which the key has to name
   * @returns how to end it
   */
  start(port: number, settings: { shopUrl: string; secret: string }): Promise<() => Promise<void>>
}

const hostOf = (kind: ExampleHost['kind'], command: string, args: (port: number) => string[]): ExampleHost => ({
  kind,
  missing: spawnSync(command, ['-v']).error && `There is no ${command} on this machine.`,
  start: async (port, { shopUrl, secret }) => {
    const origin = `http://127.0.0.1:${port}`
    const env = { ...process.env, SHOP: shopUrl, ORIGIN: origin, PORT: String(port), CARTWRIGHT_SECRET: secret }
    const host = spawn(command, args(port), { env, stdio: 'ignore' })
    await expect(async () => expect((await fetch(origin)).status).toBe(200)).toPass({ timeout: 30_000 })
    return async () => {
      const ended = once(host, 'exit')
      // Its port may be wanted again at once.
      if (host.kill()) await ended
    }
  },
})

export const NODE_HOST = hostOf('Node', process.execPath, () => [example('host-node/server.mjs')])
export const PHP_HOST = hostOf('PHP', 'php', port => ['-S', `127.0.0.1:${port}`, example('host-php/token.php')])
