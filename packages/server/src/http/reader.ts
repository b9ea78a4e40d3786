/** The one who waits for an answer. */
import type { AppContext } from './context'

/** Nobody waits for the answer any more: no failure, and nothing to answer. */
export class ReaderLeft extends Error {
  override readonly name = 'ReaderLeft'
}

export interface Reader {
  /** Aborted when the last byte of the answer has been sent, or its reader has left. */
  signal: AbortSignal
  /** True when the connection has ended before the answer was sent. */
  hasLeft(): boolean
}

/** Without a server around the app there is no connection, and no reader leaves. */
export function readerOf(c: AppContext): Reader {
  const { outgoing } = c.env ?? {}
  const ended = new AbortController()
  const end = () => ended.abort(new ReaderLeft('The reader has left.'))
  if (outgoing?.destroyed) end()
  else outgoing?.once('close', end)
  return { signal: ended.signal, hasLeft: () => ended.signal.aborted && outgoing?.writableFinished !== true }
}
