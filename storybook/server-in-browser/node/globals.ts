/** What programs for Node.js find without importing it. */
import { Buffer } from './buffer'

/** A timer of Node.js is an object; a browser takes it for its number where it is cleared. */
class Timer {
  readonly #id: number

  constructor(id: number) {
    this.#id = id
  }

  unref(): this {
    return this
  }

  valueOf(): number {
    return this.#id
  }
}

const { setTimeout: startTimeout, setInterval: startInterval } = self

Object.assign(globalThis, {
  Buffer,
  process: {
    env: {},
    pid: 1,
    platform: 'browser',
    versions: {},
  },
  setTimeout: (...args: Parameters<typeof startTimeout>) => new Timer(startTimeout(...args)),
  setInterval: (...args: Parameters<typeof startInterval>) => new Timer(startInterval(...args)),
})
