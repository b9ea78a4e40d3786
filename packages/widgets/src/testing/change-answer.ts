/** A wire that changes what the real server says: for states of the trade a test cannot wait for. */

/**
 * @param path end of the path whose answers are changed
 * @param change gets the parsed answer and gives back what arrives
 */
export const changeAnswer =
  <A>(path: string, change: (answer: A) => A): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const answer = await fetch(input, init)
    return url.pathname.endsWith(path) ? Response.json(change((await answer.json()) as A)) : answer
  }
