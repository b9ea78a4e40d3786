/** The message area: what the shop has to say, one place for all features. */
import type { WithStore } from '../with-store'

export type MessageKind = 'success' | 'info' | 'warning' | 'error' | 'notification'

export interface Message {
  /** Names the message to `dismiss`. */
  id: number
  /** Decides the look, the default of `durationMs`, and how it is announced: errors at once, the others when the reader pauses. */
  kind: MessageKind
  /** In the reader's language. */
  text: string
  /** When it was said, in milliseconds since 1970. */
  at: number
  /** Milliseconds on screen; 0 stays until closed. */
  durationMs: number
  /** One thing one can do about it, for example Undo or Retry. */
  action?: { label: string; run: () => void }
}

export interface Messages extends WithStore<{ items: readonly Message[] }> {
  /**
   * A text that is already shown is not shown twice: within a moment it is the same message, later it is announced again in its
   * place, for its full time.
   * @returns the id, to dismiss it by
   */
  show(message: Omit<Message, 'id' | 'at' | 'durationMs'> & { durationMs?: number }): number
  /** Closes a message by its id; one that is gone changes nothing. */
  dismiss(id: number): void
  /** Shows a failure as the error catalogue says: 500 error, other codes notification, network 5 s; nothing for 401 (ERR rows). */
  showError(thrown: unknown): Promise<void>
}
