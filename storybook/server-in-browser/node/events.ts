/** `node:events`: waits for what a port of worker-threads.ts brings. */
interface Emitter {
  once(event: string, listener: (value: unknown) => void): unknown
}

export const once = (emitter: Emitter, event: string, { signal }: { signal?: AbortSignal } = {}): Promise<unknown[]> =>
  new Promise((resolve, reject) => {
    emitter.once(event, value => resolve([value]))
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
