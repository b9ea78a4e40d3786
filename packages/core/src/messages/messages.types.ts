/** The message area: what the shop has to say, one place for all features. */
import type { StoreApi } from 'zustand/vanilla'

export type MessageKind = 'success' | 'info' | 'warning' | 'error' | 'notification'

export interface Message {
  id: number
  kind: MessageKind
  text: string
  /** When it was said, in milliseconds since 1970. */
  at: number
  /** Milliseconds on screen; 0 stays until closed. */
  durationMs: number
  /** One thing one can do about it, for example Undo or Retry. */
  action?: { label: string; run: () => void }
}

export interface Messages {
  store: StoreApi<{ items: readonly Message[] }>
  /**
   * A text that is already shown is not shown twice: within a moment it is the same message, later it is announced again in its
   * place, for its full time.
   * @returns the id, to dismiss it by
   */
  show(message: Omit<Message, 'id' | 'at' | 'durationMs'> & { durationMs?: number }): number
  dismiss(id: number): void
  /** Shows a failure as the error catalogue says: 500 error, other codes notification, network 5 s; nothing for 401 (ERR rows). */
  showError(thrown: unknown): Promise<void>
}
