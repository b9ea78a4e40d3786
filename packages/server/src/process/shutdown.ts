/** What Ctrl-C and SIGTERM do, which changes while the shop starts. */

type StopAct = (signal: 'SIGINT' | 'SIGTERM') => void

/**
 * Runs `act` for each of the two signals until another act takes its place.
 * The listeners stay: with the last one of a signal, Node drops what has arrived and not been delivered yet, and while
 * the database is filled nothing is delivered for seconds.
 * @returns takes the next act
 */
export function onStop(act: StopAct): (next: StopAct) => void {
  let current = act
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => current(signal))
  return next => {
    current = next
  }
}
