/** The message area: what the shop has to say, one place for all features. */
import type { StoreApi } from 'zustand/vanilla'

export type MessageKind = 'success' | 'info' | 'warning' | 'error' | 'notification'

export interface Message {
  id: number
  kind: MessageKind
  text: string
  /** Milliseconds on screen; 0 stays until closed. */
  durationMs: number
  /** One thing one can do about it, for example Undo or Retry. */
  action?: { label: string; run: () => void }
}

export interface Messages {
  store: StoreApi<{ items: readonly Message[] }>
  /** @returns the id, to dismiss it by. A text that is already shown is not shown twice. */
  show(message: Omit<Message, 'id' | 'durationMs'> & { durationMs?: number }): number
  dismiss(id: number): void
  /** Shows a failure as the error catalogue says: 500 error, other codes notification, network 5 s; nothing for 401 (ERR rows). */
  showError(thrown: unknown): Promise<void>
}
