/**
 * `node:async_hooks`, for a server that answers one request at a time (worker.ts): the value that was set last is that of the request, until
 * its work has settled.
 */
export class AsyncLocalStorage<T> {
  #value: T | undefined

  getStore(): T | undefined {
    return this.#value
  }

  run<R>(value: T, work: () => R): R {
    const before = this.#value
    const restore = () => {
      this.#value = before
    }
    this.#value = value
    let result: R
    try {
      result = work()
    } catch (error) {
      restore()
      throw error
    }
    if (!(result instanceof Promise)) {
      restore()
      return result
    }
    return result.finally(restore) as R
  }
}

/** A file is read within its request, which has no other beside it. */
export const AsyncResource = { bind: <F>(work: F): F => work }
