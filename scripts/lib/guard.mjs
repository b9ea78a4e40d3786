// Runs one command so that an end in any phase (done, failed, Ctrl-C, SIGTERM, closed terminal) leaves nothing behind.
import { constants } from 'node:os'
import './follow-parent.mjs'
import { killAll, stopAll } from './processes.mjs'
import { say, Trouble } from './say.mjs'

// npm passes on a Ctrl-C that the terminal has already sent to us: the second one within this time is the same key.
const SAME_KEY_MS = 1_000
const cleanups = []
let interrupted

/** Something to undo at the end, in reverse order. @returns a function that does it now */
export function atEnd(cleanup) {
  cleanups.push(cleanup)
  return async () => {
    const at = cleanups.indexOf(cleanup)
    if (at !== -1) await cleanups.splice(at, 1)[0]()
  }
}

/** True from the first Ctrl-C or SIGTERM on: no new work then. */
export const isInterrupted = () => interrupted !== undefined

/** @param {() => Promise<number | undefined>} command returns the exit code, 0 if none */
export async function guard(command) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void interrupt(signal))
  let code
  try {
    code = (await command()) ?? 0
  } catch (error) {
    if (isInterrupted()) return
    say(error instanceof Trouble ? `\n${error.message}` : error.stack)
    code = 1
  }
  // The command itself may answer an interruption (a server that was stopped on purpose ends with 0).
  if (isInterrupted()) return
  await end(code)
}

async function interrupt(signal) {
  const now = performance.now()
  if (interrupted) {
    if (now - interrupted.at > SAME_KEY_MS) await killAll()
    return
  }
  interrupted = { at: now }
  say('\nStopping …')
  await end(128 + constants.signals[signal])
}

async function end(code) {
  await stopAll()
  while (cleanups.length) {
    try {
      await cleanups.pop()()
    } catch (error) {
      say(`Could not tidy up: ${error.message}`)
    }
  }
  process.exit(code)
}
