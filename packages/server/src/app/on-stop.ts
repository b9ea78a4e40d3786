/** What Ctrl-C and SIGTERM do, which changes while the shop starts. */

/**
 * Runs `act` for each of the two signals until another act takes its place.
 * The listeners stay: with the last one of a signal, Node drops what has arrived and not been told yet, and while
 * the database is filled nothing is told for seconds.
 * @returns takes the next act
 */
export function onStop(act: () => void): (next: () => void) => void {
  let current = act
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => current())
  return next => {
    current = next
  }
}
