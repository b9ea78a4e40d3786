/** What stands for the connection of a request: the server breaks it off when it cannot finish a file, and frees what the file needs at its end. */
export class Connection {
  destroyed = false
  /** The page takes all that is sent. */
  readonly writableFinished = true
  readonly #listeners: (() => void)[] = []

  once(_event: 'close', listener: () => void): void {
    this.#listeners.push(listener)
  }

  destroy(): void {
    this.destroyed = true
  }

  /** Called when the answer has been read. @throws where it was broken off, so that no page takes half a file for a whole one */
  end(): void {
    for (const listener of this.#listeners) listener()
    if (this.destroyed) throw new Error('the file could not be finished')
  }
}
