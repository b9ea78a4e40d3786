// Child processes that never outlive the command: each runs in a group of its own and is ended with everything below it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { killRemaining, listDescendants } from './descendants.mjs'

const GRACE_MS = 8_000
const LAST_WORDS_MS = 1_000
const hasGroups = process.platform !== 'win32'
const running = new Map()

/**
 * Starts a program and remembers it until it has ended.
 * @param {object} options as for `spawn`, and `stopSignal` (SIGTERM) and `graceMs` (8,000) for the way it is ended
 */
export function launch(command, args, { stopSignal = 'SIGTERM', graceMs = GRACE_MS, ...options } = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: hasGroups, ...options })
  running.set(child, { stopSignal, graceMs })
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/**
 * Runs a program to its end.
 * @param {object} options as for `launch`; with `capture` its output is returned, `onOutput` gets each piece of it and
 *   the stream that it would have gone to
 * @returns {Promise<{ code: number, output: string, isTimedOut: boolean }>} 127 when it cannot be started
 */
export async function run(command, args, { capture = false, onOutput, timeoutMs, ...options } = {}) {
  const isPiped = capture || onOutput
  const child = launch(command, args, isPiped ? { ...options, stdio: ['ignore', 'pipe', 'pipe'] } : options)
  let output = ''
  let isTimedOut = false
  const collect = text => {
    output += text
  }
  if (capture) for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', collect)
  if (onOutput) for (const name of ['stdout', 'stderr']) child[name].on('data', chunk => onOutput(chunk, process[name]))
  const giveUp = () => {
    isTimedOut = true
    void stop(child)
  }
  const timer = timeoutMs && setTimeout(giveUp, timeoutMs)
  try {
    const [code] = await once(child, capture ? 'close' : 'exit')
    // Its last words; something that it has left behind may hold the pipe for longer.
    if (onOutput && !child.stdout.closed) await Promise.race([once(child, 'close'), delay(LAST_WORDS_MS)])
    return { code: code ?? 1, output, isTimedOut }
  } catch (error) {
    return { code: 127, output: `${error.message}\n`, isTimedOut }
  } finally {
    clearTimeout(timer)
  }
}

/** Runs a JavaScript tool with the Node.js that runs us. */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options)

/** Ends a child and everything it has started: politely first, then not. */
export async function stop(child, signal = running.get(child)?.stopSignal ?? 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const below = listDescendants(child.pid)
  const { graceMs = GRACE_MS } = running.get(child) ?? {}
  const ended = once(child, 'exit')
  send(child, signal)
  const timer = setTimeout(() => send(child, 'SIGKILL'), graceMs)
  await ended
  clearTimeout(timer)
  if (hasGroups) send(child, 'SIGKILL')
  killRemaining(below)
}

/** Ends all children that still run, the youngest first: tests before the database that they use. */
export async function stopAll() {
  for (const child of [...running.keys()].reverse()) await stop(child)
}

/** Ends all children at once, without asking. */
export const killAll = () => Promise.all([...running.keys()].map(child => stop(child, 'SIGKILL')))

function send(child, signal) {
  try {
    if (hasGroups) process.kill(-child.pid, signal)
    else spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' })
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
