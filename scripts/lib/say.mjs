// What the commands tell a person: short lines, plain words, times.

/** A failure that is explained well enough without a stack trace. */
export class Trouble extends Error {
  name = 'Trouble'
}

/** A line of progress. Progress goes to stderr, so that stdout of a command stays what it is asked for. */
export const say = text => process.stderr.write(`${text}\n`)

/** `0.4 s`, `12 s`, `3 min 20 s`. */
export function formatDuration(ms) {
  const seconds = ms / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 90) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** Says what begins, does it, says how long it took. */
export async function step(text, work) {
  const began = performance.now()
  say(`→ ${text} …`)
  const result = await work()
  say(`  done in ${formatDuration(performance.now() - began)}`)
  return result
}

/** The last lines of a tool's output, for an error message. */
export const tail = (text, lines = 40) => text.trimEnd().split('\n').slice(-lines).join('\n')
