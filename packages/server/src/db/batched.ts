/** Look-ups of requests that come at the same time in one statement. */

/** When all requests that have arrived by now have been read. */
const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

/**
 * A look-up by key. Those that come while one is under way go together in the next, so each is read after it was asked
 * for: nobody gets an answer older than the question.
 */
export function batched<K, V>(load: (keys: K[]) => Promise<ReadonlyMap<K, V>>): (key: K) => Promise<V | undefined> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: { keys: Set<K>; found: Promise<ReadonlyMap<K, V>> } | undefined

  function open() {
    const keys = new Set<K>()
    const found = underWay.then(nextTurn).then(() => {
      next = undefined
      return load([...keys])
    })
    // The ones after it get their turn whatever became of it; those who wait for it hear about a failure.
    underWay = found.catch(() => undefined)
    return { keys, found }
  }

  return async key => {
    next ??= open()
    next.keys.add(key)
    return (await next.found).get(key)
  }
}
