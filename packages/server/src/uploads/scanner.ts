/** The operator's virus scanner: a command that reads a file from its standard input (docs/operations.md). */
import { spawn } from 'node:child_process'
import type { Scan, Verdict } from '../http/handler'

/** Without a scanner every file is clean. */
export const noScanner: Scan = async () => 'clean'

/** Less than a request may take (docs/operations.md, Limits). */
const LIMIT_MS = 20_000
/** Scanners take memory: others wait for their turn, and a few at most. */
const AT_ONCE = 2
const WAITING_MAX = 8

/**
 * @param command program and arguments, separated by blanks; no shell reads it. It ends with 0 for a clean file and with 1 for one to be
 * refused, as `clamdscan --no-summary -` does; everything else is a failure
 * @param limitMs after which a scanner that does not answer is ended
 */
export function createScanner(command: string, limitMs: number = LIMIT_MS): Scan {
  const [program = '', ...args] = command.split(/\s+/)
  const waiting: (() => void)[] = []
  let running = 0
  return async content => {
    if (waiting.length >= WAITING_MAX) return 'failed'
    if (running >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await scan(program, args, content, limitMs)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const scan = (program: string, args: readonly string[], content: Uint8Array, limitMs: number): Promise<Verdict> =>
  new Promise(resolve => {
    const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'], timeout: limitMs, killSignal: 'SIGKILL' })
    child.on('error', () => resolve('failed'))
    child.on('close', code => resolve(code === 0 ? 'clean' : code === 1 ? 'refused' : 'failed'))
    // A scanner may say what a file is before it has read all of it.
    child.stdin.on('error', () => {})
    child.stdin.end(content)
  })
