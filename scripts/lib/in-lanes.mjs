// Several pieces of work at a time: who is done takes the next one.

/** @param {number} count how many at a time @param {(item: unknown) => Promise<void>} work the first failure ends it all */
export async function inLanes(count, items, work) {
  const waiting = [...items]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next)
  }
  try {
    await Promise.all(Array.from({ length: count }, lane))
  } finally {
    waiting.length = 0
  }
}
