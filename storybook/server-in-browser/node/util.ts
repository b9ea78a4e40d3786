/** `node:util` */
type Callback = (error: unknown, value: unknown) => void

export const promisify =
  (work: (...args: unknown[]) => void) =>
  (...args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const done: Callback = (error, value) => (error ? reject(error) : resolve(value))
      work(...args, done)
    })
