/** Starts of the built shop that a test watches, breaks off, or expects to fail. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort, SHORT_LIVED } from '../support/built-shop'

const ENTRY = fileURLToPath(new URL('../../packages/server/dist/index.js', import.meta.url))

export interface StartProcess {
  /** Where it listens once it is ready. */
  url: string
  /** Sends a signal and waits for the end of the process. */
  end(signal: NodeJS.Signals): Promise<void>
  /** What came first: that the shop is open, or the exit code. */
  outcome: Promise<'ready' | number | null>
  /** Exit code, once it has ended; null after a signal. */
  ended: Promise<number | null>
  /** What it printed besides its log: the lines for the operator. */
  words(): string[]
  /** Closes the pipes that its output goes to, as a collector of logs that ends. */
  stopReading(): void
  /** Names of the events that it logged. */
  events(): string[]
}

/** @param wrapper command and arguments that run the shop, for example in a container */
export async function startProcess(env: Record<string, string>, wrapper: string[] = []): Promise<StartProcess> {
  const port = String(await freePort())
  const { DATABASE_URL: _database, NODE_ENV: _mode, ...inherited } = process.env
  const [command = '', ...args] = [...wrapper, process.execPath, ...SHORT_LIVED, ENTRY]
  const child = spawn(command, args, {
    env: { ...inherited, SEED: 'none', DRAIN_SECONDS: '0', HOST: '127.0.0.1', PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const ready = new Promise<'ready'>(resolve => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Cartwright is ready at')) resolve('ready')
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const lines = () => output.split('\n').filter(line => line !== '')
  return {
    url: `http://127.0.0.1:${port}`,
    outcome: Promise.race([ready, ended]),
    ended,
    async end(signal) {
      child.kill(signal)
      await ended
    },
    stopReading() {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    words: () => lines().filter(line => !line.startsWith('{')),
    events: () =>
      lines()
        .filter(line => line.startsWith('{'))
        .map(line => JSON.parse(line).event),
  }
}
