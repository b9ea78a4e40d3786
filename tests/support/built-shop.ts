/** The built server as its own process, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('../../packages/server/dist/index.js', import.meta.url))
/** Against a shop that never becomes ready; a busy machine takes minutes for a first start. */
const READY_MS = 900_000

export interface BuiltShop {
  /** `http://localhost:<port>`. */
  readonly url: string
  readonly apiBase: string
  readonly dataDir: string
  /** Which database it runs on, for commands of ops: `DATABASE_URL`, or nothing for the one in its folder. */
  readonly env: Record<string, string>
  /** Ends the process at once, as a power cut of the process would. */
  kill(): Promise<void>
  /** Starts it again on the same port and data; resolves with the milliseconds until it is ready. */
  restart(): Promise<number>
  /** Of its process; undefined when that has ended. */
  pid(): number | undefined
  /** Everything it printed. */
  log(): string
  /** Ends it politely. */
  stop(): Promise<void>
  /** Ends it politely and removes its data. */
  close(): Promise<void>
}

/**
 * Flags of Node.js for a shop that a test starts again and again: V8 compiles the embedded database once and does not
 * optimize it. That halves the processor time of a restart; a shop that serves many calls would need more.
 */
export const SHORT_LIVED = ['--liftoff-only']

/** Tests need the demo shop, and no time between SIGTERM and the end. */
const DEFAULTS = { SEED: 'demo', DRAIN_SECONDS: '0' }

/** Below those that the system gives to connections: what is free stays free until the shop has started. */
const PORTS = { from: 20_000, to: 32_000 }

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to)
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * @param env settings besides HOST, PORT and DATA_DIR, for example ALLOWED_ORIGINS or DATABASE_URL
 * @param folder with its data; without one it starts for the first time, in a new one
 * @param flags of Node.js
 */
export async function startBuiltShop(
  env: Record<string, string> = {},
  folder?: string,
  flags: readonly string[] = [],
): Promise<BuiltShop> {
  if (!existsSync(ENTRY)) throw new Error('The server is not built: run `npm run build` first.')
  const port = await freePort()
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'cartwright-')))
  let output = ''
  let child: ChildProcess | undefined

  async function start(): Promise<number> {
    const began = performance.now()
    // What belongs to the runner of the tests is not for the shop.
    const { DATABASE_URL: _database, NODE_ENV: _mode, ...inherited } = process.env
    const started = spawn(process.execPath, [...flags, ENTRY], {
      env: { ...inherited, ...DEFAULTS, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`not ready within ${READY_MS} ms:\n${output}`)), READY_MS)
      const settle = (result: () => void) => {
        clearTimeout(timer)
        result()
      }
      let own = ''
      const read = (chunk: Buffer) => {
        own += chunk
        output += chunk
        if (own.includes('Cartwright is ready at')) settle(resolve)
      }
      started.stdout?.on('data', read)
      started.stderr?.on('data', read)
      started.once('exit', code => settle(() => reject(new Error(`ended with ${code}:\n${output}`))))
    })
    return performance.now() - began
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }

  const stop = () => end('SIGTERM')

  await start()
  const url = `http://localhost:${port}`
  return {
    url,
    apiBase: `${url}/prod-api`,
    dataDir,
    env: env.DATABASE_URL ? { DATABASE_URL: env.DATABASE_URL } : {},
    kill: () => end('SIGKILL'),
    restart: start,
    pid: () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined),
    log: () => output,
    stop,
    close: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
