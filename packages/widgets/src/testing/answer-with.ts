/** A broken wire for one path: everything else goes to the real server. */

/**
 * @param path end of the path whose calls are answered, for example '/clientsystem/order'
 * @param answer body of the answer, or 'dead' for a connection that breaks; undefined lets the call through
 * @param next what carries every other call; the network by default
 */
export const answerWith =
  (path: string, answer: () => object | 'dead' | undefined, next: typeof fetch = fetch): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const given = url.pathname.endsWith(path) ? answer() : undefined
    if (given === 'dead') throw new TypeError('fetch failed')
    return given ? Response.json(given) : next(input, init)
  }
