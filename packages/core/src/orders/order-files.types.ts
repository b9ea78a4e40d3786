/** Files that go with an order to come, such as the buyer's own delivery note. */
import type { StoreApi } from 'zustand/vanilla'
import type { OrderFileLimits, OrderFileProblem } from '../rules'

export interface OrderFileEntry {
  /** Stays with the entry. */
  key: number
  name: string
  /** Bytes. */
  size: number
  /** `checked`: the server has it and found it to be what its name says. */
  status: 'uploading' | 'checked' | 'failed'
  /** How much of it has left, 0 to 1. */
  share: number
  /** Reference for the order, once it is checked. */
  fileId: string | undefined
  /** Failed because the server does not accept what is in it, not on the way there. */
  isRefused: boolean
}

/** A file that was not sent, and why; `one-at-a-time` when there were several, or one is still on its way. */
export interface OrderFileRefusal {
  name: string
  why: OrderFileProblem | 'one-at-a-time' | 'too-many'
}

export interface OrderFilesState {
  entries: readonly OrderFileEntry[]
  /** Of the last choice; gone with the next one. */
  refused: OrderFileRefusal | undefined
}

export interface OrderFiles {
  store: StoreApi<OrderFilesState>
  limits: OrderFileLimits
  /** Sends the one file that was chosen or dropped. @source VAL-022, VAL-023, VAL-024 */
  add(files: readonly File[]): void
  /** Sends one again that did not get through. */
  retry(key: number): void
  /** Takes one out; one that is on its way is broken off. */
  remove(key: number): void
  /** Breaks off what is on its way. */
  destroy(): void
}
