/** `node:worker_threads`: the ports through which tables are written. Both ends are in this thread, which closes them together. */

type Listener = (value: unknown) => void

class Port {
  other: Port | undefined
  readonly #listeners = new Map<string, Listener>()
  readonly #arrived: unknown[] = []

  once(event: string, listener: Listener): this {
    if (event === 'message' && this.#arrived.length > 0) queueMicrotask(() => listener(this.#arrived.shift()))
    else this.#listeners.set(event, listener)
    return this
  }

  postMessage(value: unknown): void {
    queueMicrotask(() => this.other?.take(value))
  }

  take(value: unknown): void {
    const listener = this.#listeners.get('message')
    this.#listeners.delete('message')
    if (listener) listener(value)
    else this.#arrived.push(value)
  }

  close(): void {
    this.end()
    this.other?.end()
  }

  end(): void {
    const listener = this.#listeners.get('close')
    this.#listeners.delete('close')
    listener?.(undefined)
  }
}

export class MessageChannel {
  readonly port1 = new Port()
  readonly port2 = new Port()

  constructor() {
    this.port1.other = this.port2
    this.port2.other = this.port1
  }
}
