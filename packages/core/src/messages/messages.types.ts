/** The message area: what the shop has to say, one place for all features. */
import type { WithStore } from '../with-store'

export type MessageKind = 'success' | 'info' | 'warning' | 'error' | 'notification'

export interface Message {
  /** Names the message to `dismiss`. */
  id: number
  /** Decides the look and the default of `durationMs`. */
  kind: MessageKind
  /** In the reader's language. */
  text: string
  /** What screen readers hear in the place of the text: a sentence with what is left. An empty one is for what is announced elsewhere. */
  spoken?: string | undefined
  /** When it was said, in milliseconds since 1970. */
  at: number
  /** Milliseconds on screen; 0 stays until closed, as a message with an action does until the page changes. */
  durationMs: number
  /** One thing one can do about it, for example Undo or Retry. */
  action?: { label: string; run: () => void }
}

/** What is on the screen, and what was. */
export interface MessagesState {
  /** On the screen, the newest last. */
  items: readonly Message[]
  /** The last ones, the newest last: a message that has left can still be read. */
  past: readonly Message[]
}

export interface Messages extends WithStore<MessagesState> {
  /**
   * A text that is already shown is not shown twice: within a moment it is the same message, later it is announced again in its
   * place, for its full time.
   * @returns the id, to dismiss it by
   */
  show(message: Omit<Message, 'id' | 'at' | 'durationMs'> & { durationMs?: number }): number
  /** Closes a message by its id; one that is gone changes nothing. */
  dismiss(id: number): void
  /** The reader has gone to another page: messages that waited there with an action leave after the usual time. */
  leavePage(): void
  /** Shows a failure as the error catalogue says: 500 error, other codes notification, network 5 s; nothing for 401 (ERR rows). */
  showError(thrown: unknown): Promise<void>
}
